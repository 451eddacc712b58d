import { expect, test } from 'vitest'
import { isBoxTicked } from './is-box-ticked.ts'

test('the newsletter box is ticked where the law of the country allows it, unless the owner wants it empty', () => {
  expect(isBoxTicked({ country: 'US', newsletterBox: 'auto' })).toBe(true)
  expect(isBoxTicked({ country: 'US', newsletterBox: 'empty' })).toBe(false)
  for (const country of ['DE', 'FR', 'NO', 'GB']) expect(isBoxTicked({ country, newsletterBox: 'auto' })).toBe(false)
})
