import { TorusGeometry, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { leaning } from './leaning.ts'

const ring = new TorusGeometry(40, 8, 16, 160).rotateX(Math.PI / 2).translate(0, 8, 0)

test('a ring that leans on another one touches the ground and lies on the other', () => {
  const at = leaning(ring, { turn: 1, toward: [40, -40] })
  const leant = ring.clone().applyMatrix4(at)
  leant.computeBoundingBox()
  expect(leant.boundingBox?.min.y).toBeCloseTo(0)
  const up = new Vector3(0, 1, 0).transformDirection(at)
  expect(up.y).toBeGreaterThan(0.8)
  expect(up.y).toBeLessThan(0.995)
  expect(up.x).toBeGreaterThan(0)
})

test('a ring beside another one lies flat', () => {
  const up = new Vector3(0, 1, 0).transformDirection(leaning(ring, { turn: 0, toward: [120, 0] }))
  expect(up.y).toBeCloseTo(1)
})
