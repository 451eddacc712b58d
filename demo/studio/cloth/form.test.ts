import { expect, test } from 'vitest'
import { form } from './form.ts'

// The alt texts state these sizes; the centimeters are those of `demo/catalog/size-charts.ts`.
test('the form of a woman is a size 36: bust 84 cm, waist 68 cm', () => {
  expect(Math.abs(around('woman', 1250) - 84)).toBeLessThan(2)
  expect(Math.abs(around('woman', 1080) - 68)).toBeLessThan(2)
})

test('the form of a man is a size 38: chest over 91 cm and up to 97 cm, waist 82 cm', () => {
  expect(around('man', 1290)).toBeGreaterThan(91)
  expect(around('man', 1290)).toBeLessThan(97)
  expect(Math.abs(around('man', 1080) - 82)).toBeLessThan(2)
})

/** Centimeters around the trunk of a form at a height in millimeters. */
function around(who: 'woman' | 'man', height: number): number {
  const [a, b] = form(who, {}).trunk(height)
  return (Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)))) / 10
}
