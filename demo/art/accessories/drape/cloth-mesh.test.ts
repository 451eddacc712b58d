import { expect, test } from 'vitest'
import { clothMesh } from './cloth-mesh.ts'
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
