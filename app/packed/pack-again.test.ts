import { expect, test } from 'vitest'
import { packAgain } from './pack-again.server.ts'
import { unpack } from './unpack.ts'

test('a value is packed again only when it differs from the one before', () => {
  const dresses = () => ({ families: [{ title: 'Dresses', count: 2 }] })
  const first = packAgain(dresses())
  expect(packAgain(dresses())).toBe(first)
  const changed = packAgain({ families: [{ title: 'Dresses', count: 3 }] })
  expect(unpack(changed)).toEqual({ families: [{ title: 'Dresses', count: 3 }] })
  expect(unpack(packAgain(dresses()))).toEqual(dresses())
})
