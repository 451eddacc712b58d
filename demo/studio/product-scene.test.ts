import { Box3, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { demoCatalog } from '../catalog/demo-catalog.ts'
import { isModelled, productScene } from './product-scene.ts'

test.each([
  ['MG-F-301', 'Black', 2],
  ['MG-F-302', 'Black', 2],
  ['MG-F-305', 'Cognac', 1],
  ['MG-F-306', 'Black', 2],
  ['MG-F-307', 'Ecru', 1],
  ['MG-F-308', 'Gold', 1],
  ['MG-F-308', 'Silver', 2],
  ['MG-F-309', 'Gold', 1],
  ['MG-F-309', 'Gold', 2],
  ['MG-H-201', 'Olive', 1],
  ['MG-H-202', 'Rose', 2],
  ['MG-H-205', 'Honey', 2],
  ['MG-H-206', 'Pearl', 2],
  ['MG-H-207', 'Ivory', 2],
  ['MG-H-208', 'Bordeaux', 2],
  ['MG-H-210', 'Forest', 1],
])('%s in %s stands on the paper in its image %i, inside the frame', (sku, color, image) => {
  const { objects, camera } = productScene({ sku, color, image })
  const { min, max } = new Box3().setFromObject(objects, true)
  expect(Math.abs(min.y)).toBeLessThan(2)
  for (const x of [min.x, max.x]) {
    const place = new Vector3(x, (min.y + max.y) / 2, (min.z + max.z) / 2)
    place.applyMatrix4(camera.matrixWorldInverse).applyMatrix4(camera.projectionMatrix)
    expect(Math.abs(place.x)).toBeLessThan(0.95)
  }
})

test('all that is in the catalog can be taken in the studio', () => {
  const skus = demoCatalog.map(({ sku }) => sku)
  expect(skus.filter((sku) => !isModelled(sku))).toEqual([])
  expect(isModelled('MG-F-999')).toBe(false)
})
