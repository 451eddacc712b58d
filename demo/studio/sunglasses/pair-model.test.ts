import { Box3, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { demoCatalog } from '../../catalog/demo-catalog.ts'
import { pairLook } from './pair-look.ts'
import { pairModel } from './pair-model.ts'

const pairs = demoCatalog.filter(({ subCategory }) => subCategory === 'Sunglasses')

test.each(['MG-S-001', 'MG-S-003', 'MG-S-005', 'MG-S-009'])(
  '%s stands on the ground as wide as its measurements',
  (sku) => {
    const look = pairLook(sku, pairs.find((product) => product.sku === sku)?.colors[0]?.color ?? '')
    const pair = pairModel(look, 1.2)
    pair.updateMatrixWorld(true)
    const { min, max } = new Box3().setFromObject(pair, true)
    expect(min.y).toBeCloseTo(0, 0)
    const { lens, bridge, temple, shield } = look.shape
    const glassed = shield ? lens : 2 * lens + bridge
    const size = max.clone().sub(min)
    expect(size.x).toBeGreaterThan(glassed)
    expect(size.x).toBeLessThan(glassed + 26)
    expect(size.z).toBeGreaterThan(temple * 0.85)
    expect(new Vector3(0, 0, (min.z + max.z) / 2).length()).toBeLessThan(12)
  },
)

test('every pair of the catalog has the measurements that it is sold with; of a shield, the temple', () => {
  for (const { sku, measurement, colors } of pairs) {
    for (const { color } of colors) {
      const { lens, bridge, temple, shield } = pairLook(sku, color).shape
      const sold = measurement?.split('-').map(Number) ?? []
      expect(shield ? [temple] : [lens, bridge, temple], sku).toEqual(shield ? sold.slice(2) : sold)
    }
  }
})

test('what is not in the catalog has no model', () => {
  expect(() => pairLook('MG-S-999', 'Black')).toThrow('There is no model of MG-S-999.')
})
