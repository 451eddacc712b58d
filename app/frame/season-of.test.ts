import { expect, test } from 'vitest'
import { seasonOf } from './season-of.ts'

test('every month belongs to its northern season', () => {
  const found = Array.from({ length: 12 }, (_, month) => seasonOf(new Date(Date.UTC(2026, month, 15))))
  expect(found).toEqual([
    ...['Winter', 'Winter', 'Spring', 'Spring', 'Spring', 'Summer'],
    ...['Summer', 'Summer', 'Fall', 'Fall', 'Fall', 'Winter'],
  ])
})

test('a season starts with the first moment of its month', () => {
  expect(seasonOf(new Date('2026-02-28T23:59:59Z'))).toBe('Winter')
  expect(seasonOf(new Date('2026-03-01T00:00:00Z'))).toBe('Spring')
})
