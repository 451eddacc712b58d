import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visitChoices, withDifference } from './visit-choices.ts'

const written = (versions: string[][]) => String(Object.entries(visitChoices('any', versions))[1]?.[1])

/** The versions as the script in the page reads them. */
function readVersions(versions: string[][]): string[][] {
  const sent = Buffer.from(written(versions)).toString()
  const rows = sent.split('\n').map((row) => row.split('\t'))
  const [rendered = []] = rows
  return rows.map((row, version) =>
    version === 0 ? row : row.map((text, at) => withDifference(text, rendered[at] ?? '')),
  )
}

test('of the other versions only what differs is written', () => {
  const versions = [
    ['/shop/dresses/1', 'Dress in red, front', '#aa0000'],
    ['/shop/dresses/1/dress/7', 'Dress in blue, front', '#aa0000'],
  ]
  expect(written(versions)).toBe('/shop/dresses/1\tDress in red, front\t#aa0000\n15~0~/dress/7\t9~7~blue\t7~0~')
  expect(readVersions(versions)).toEqual(versions)
})

test('a single version leaves no choice', () => {
  expect(visitChoices('dress', [['a']])).toEqual({})
})

test('every text is read as it was', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '~', '1', ' ', 'é', '😀', '😁', '🀁') })
  const trimmed = text.map((each) => each.replace(/\s+/g, ' '))
  fc.assert(
    fc.property(fc.array(fc.tuple(trimmed, trimmed), { minLength: 2, maxLength: 4 }), (versions) => {
      expect(readVersions(versions)).toEqual(versions)
    }),
  )
})
