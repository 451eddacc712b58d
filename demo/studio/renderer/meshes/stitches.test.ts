import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { stitches } from './stitches.ts'

test('stitches follow their line, side by side, and half sink into what they are sewn to', () => {
  const seam = stitches(
    [new Vector3(0, 0, 0), new Vector3(50, 0, 0), new Vector3(100, 0, 0)],
    () => new Vector3(0, 0, 1),
    {
      pitch: 5,
      radius: 0.5,
    },
  )
  seam.computeBoundingBox()
  const { min, max } = seam.boundingBox ?? { min: new Vector3(), max: new Vector3() }
  expect(min.x).toBeGreaterThan(0)
  expect(max.x).toBeLessThan(100)
  expect(max.z).toBeGreaterThan(0.5)
  expect(max.z).toBeLessThan(0.9)
  expect(min.z).toBeLessThan(0)
})
