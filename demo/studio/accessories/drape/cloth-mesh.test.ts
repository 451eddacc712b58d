import { expect, test } from 'vitest'
import { clothMesh } from './cloth-mesh.ts'
import { clothShell } from './shell.ts'
import { type Piece, woven } from './weave.ts'

const piece: Piece = { columns: 9, rows: 7, spacing: 2, bend: 1 }
const flat = woven(piece, 1, (column, row) => [column * 2, 5, row * 2])

test('the face of a flat cloth looks up and knows where in the cloth it is', () => {
  const mesh = clothMesh(piece, flat.places, 3)
  const [places, normals, cloth] = ['position', 'normal', 'woven'].map((name) => mesh.getAttribute(name))
  expect(places?.count).toBe(25 * 19)
  const middle = 9 * 25 + 12
  expect(normals?.getY(middle)).toBeCloseTo(1)
  expect(places?.getX(middle)).toBeCloseTo(cloth?.getX(middle) ?? 0)
  expect(places?.getZ(middle)).toBeCloseTo(cloth?.getY(middle) ?? 0)
})

test('a thick cloth has a face above and one below its middle, both at the same place in the cloth', () => {
  const shell = clothShell(piece, flat.places, 1.5, 2)
  const [places, normals, cloth] = ['position', 'normal', 'woven'].map((name) => shell.getAttribute(name))
  const heights = Array.from({ length: places?.count ?? 0 }, (_, index) => places?.getY(index) ?? 0)
  expect(Math.max(...heights)).toBeCloseTo(6.5, 1)
  expect(Math.min(...heights)).toBeCloseTo(3.5, 1)
  for (const [index, height] of heights.entries()) {
    if (Math.abs(height - 5) > 1.4) expect(Math.sign(normals?.getY(index) ?? 0)).toBe(Math.sign(height - 5))
    expect(cloth?.getX(index)).toBeLessThanOrEqual(16)
  }
})
