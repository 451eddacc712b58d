import { expect, test } from 'vitest'
import { demoCatalogue } from '../catalogue/demo-catalogue.ts'
import { isModelled } from './modelled-scene.ts'
import { sceneOf } from './scenes.ts'

test('every picture of the catalogue that is not taken in the studio can be drawn', () => {
  for (const { sku, colors } of demoCatalogue.filter((product) => !isModelled(product.sku))) {
    for (const { color, pictures } of colors) {
      for (const index of pictures.keys()) {
        expect(sceneOf(sku, color, index + 1).items.flatMap(({ parts }) => parts).length, sku).toBeGreaterThan(0)
      }
    }
  }
})

test('what is not in the catalogue has no drawing', () => {
  expect(() => sceneOf('MG-S-999', 'Black', 1)).toThrow('There is no drawing of MG-S-999.')
})
