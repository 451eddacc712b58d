import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { denseAtEnds, sheetMesh } from './sheet-mesh.ts'

const flat = (s: number, t: number) => new Vector3(s * 20, t * 10, 0)

test('a sheet has its face before its middle, its back behind it, and an edge that stands out around it', () => {
  const { faces, edge } = sheetMesh(flat, { columns: 4, rows: 4, thickness: 2, size: [20, 10] })
  faces.computeBoundingBox()
  edge.computeBoundingBox()
  expect(faces.boundingBox?.min.toArray()).toEqual([0, 0, -1])
  expect(faces.boundingBox?.max.toArray()).toEqual([20, 10, 1])
  expect(edge.boundingBox?.max.x).toBeCloseTo(21, 0)
  const [position, normal, laid] = ['position', 'normal', 'uv'].map((name) => faces.getAttribute(name))
  expect(normal?.getZ(0)).toBe(1)
  expect(laid?.getX(4)).toBe(position?.getX(4))
})

test('a closed sheet has no edge where its ends meet', () => {
  const tube = (s: number, t: number) =>
    new Vector3(Math.sin(s * 2 * Math.PI) * 5, t * 10, Math.cos(s * 2 * Math.PI) * 5)
  const cut = { columns: 24, rows: 4, thickness: 1 }
  const open = sheetMesh(tube, cut).edge.getAttribute('position').count
  const closed = sheetMesh(tube, { ...cut, closed: true })
  expect(closed.edge.getAttribute('position').count).toBeLessThan(open)
  expect(closed.faces.getAttribute('normal').getZ(0)).toBeCloseTo(1, 5)
})

test('what casts its shadow is far coarser', () => {
  const { faces, shade } = sheetMesh(flat, { columns: 300, rows: 300, thickness: 2 })
  expect(shade.getAttribute('position').count).toBeLessThan(faces.getAttribute('position').count / 50)
})

test('shares run from 0 to 1, closer together at both ends', () => {
  const shares = denseAtEnds(10, 0.1, 5)
  expect([shares[0], shares.at(-1)]).toEqual([0, 1])
  expect(shares.filter((share) => share < 0.1)).toHaveLength(5)
  expect([...shares].sort((one, other) => one - other)).toEqual(shares)
})
