import { expect, test } from 'vitest'
import { encodeReplaced } from './encode-replaced.ts'

test('each text is replaced wherever it is found; of two that overlap, the one that begins first', () => {
  const replacements = [
    [' mark', ''],
    ['<b mark>', '<i>'],
    ['ü', 'ue'],
  ] as const
  expect(encodeReplaced('<b mark>für</b mark> 👗 über', replacements).toString()).toBe('<i>fuer</b> 👗 ueber')
  expect(encodeReplaced('nothing', replacements).toString()).toBe('nothing')
})
