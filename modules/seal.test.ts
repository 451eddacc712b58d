import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

test('a sealed text opens with its key alone, and not once a single bit of it was changed', () => {
  const key = randomBytes(32)
  const sealed = seal('the secret of Ann', key)
  expect(unseal(sealed, key)).toBe('the secret of Ann')
  expect(unseal(sealed, randomBytes(32))).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(changed.toString('base64url'), key)).toBeNull()
  }
  expect(unseal(bytes.subarray(0, 20).toString('base64url'), key)).toBeNull()
  expect(seal('the secret of Ann', key)).not.toBe(sealed)
})
