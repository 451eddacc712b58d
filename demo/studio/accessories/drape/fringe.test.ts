import { expect, test } from 'vitest'
import { combed, type Fringe, fringed } from './fringe.ts'
import { type Piece, woven } from './weave.ts'

const piece: Piece = { columns: 31, rows: 41, spacing: 5, bend: 1 }
const fringe: Fringe = { cords: 20, long: 60, radius: 1.7, knotted: false, seed: 'fringe' }

test('a combed fringe runs straight on from both ends of the cloth, and lies above the ground and the cloth below it', () => {
  // One end lies 20 mm high over the other, folded back as far as to leave 50 mm of it.
  const drape = fringed(
    woven(piece, 4, (column, row) => [column * 5, row < 20 ? 20 : 4, row < 20 ? 100 - row * 5 : (row - 20) * 7.5]),
    piece,
    fringe,
  )
  combed(piece, drape.places, fringe)
  const links = fringe.long / 5
  for (let cord = 0; cord < fringe.cords * 2; cord++) {
    const [x, y, z] = drape.places.slice((piece.columns * piece.rows + (cord + 1) * links - 1) * 3)
    const root = Math.round((((cord % fringe.cords) + 0.5) / fringe.cords) * (piece.columns - 1)) * 5
    const end = cord < fringe.cords ? 100 : 150
    expect(Math.abs((x ?? 0) - root)).toBeLessThan(8)
    expect((z ?? 0) - end).toBeGreaterThan(54)
    expect(y).toBeGreaterThan(cord < fringe.cords && (z ?? 0) < 145 ? 4 : 0)
  }
})
