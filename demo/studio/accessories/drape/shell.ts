import type { BufferGeometry } from 'three'
import { clothMesh } from './cloth-mesh.ts'
import type { Piece } from './weave.ts'

/** A thick cloth, open at its first and last row: both faces `half` millimeters from its middle, round at the edges. */
export function clothShell(piece: Piece, places: Float32Array, half: number, fine: number): BufferGeometry {
  const { columns, rows } = piece
  const around = 2 * columns
  const shell = new Float32Array(around * rows * 3)
  for (let row = 0; row < rows; row++) {
    const thin = Math.min(1, 0.35 + Math.min(row, rows - 1 - row) * 0.3) * half
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * 3
      const facing = faceAt(piece, places, column, row)
      for (let axis = 0; axis < 3; axis++) {
        const out = (facing[axis] ?? 0) * thin
        shell[(row * around + column) * 3 + axis] = (places[at + axis] ?? 0) + out
        shell[(row * around + around - 1 - column) * 3 + axis] = (places[at + axis] ?? 0) - out
      }
    }
  }
  const mesh = clothMesh({ ...piece, columns: around, round: true }, shell, fine)
  const cloth = mesh.getAttribute('woven')
  const wide = (columns - 1) * piece.spacing
  for (let index = 0; index < cloth.count; index++) {
    const across = cloth.getX(index)
    const back = (around - 1) * piece.spacing - across
    cloth.setX(index, Math.min(wide, Math.max(0, Math.min(across, back))))
  }
  return mesh
}

function faceAt({ columns, rows }: Piece, places: Float32Array, column: number, row: number): number[] {
  const way = (one: number, other: number) =>
    [0, 1, 2].map((axis) => (places[other * 3 + axis] ?? 0) - (places[one * 3 + axis] ?? 0)) as [number, number, number]
  const across = way(row * columns + Math.max(0, column - 1), row * columns + Math.min(columns - 1, column + 1))
  const along = way(Math.max(0, row - 1) * columns + column, Math.min(rows - 1, row + 1) * columns + column)
  const facing = [
    along[1] * across[2] - along[2] * across[1],
    along[2] * across[0] - along[0] * across[2],
    along[0] * across[1] - along[1] * across[0],
  ]
  const long = Math.hypot(...facing) || 1
  return facing.map((part) => part / long)
}
