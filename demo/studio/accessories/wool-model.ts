import { type BufferGeometry, Matrix4 } from 'three'
import { noise } from '../relief/noise.ts'
import { clothMesh } from './drape/cloth-mesh.ts'
import { foldedPath, type Run } from './drape/folded-path.ts'
import { combed, cords, type Fringe, fringed } from './drape/fringe.ts'
import { fuzz } from './drape/fuzz.ts'
import { settle } from './drape/settle.ts'
import { clothShell } from './drape/shell.ts'
import { type Piece, woven } from './drape/weave.ts'

/** The studio is built for small objects: a scarf stands in it at a fifth of its size. */
const woolScale = 0.2

/** How a scarf is folded: from where and to and fro, and how far its layers lie beside each other; millimeters. */
export interface Folding {
  from: number
  runs: readonly Run[]
  askew: number
  /** Its fringe lies flat and was combed. */
  combed?: boolean
}

/** What is seen of a folded scarf, and what leaves its shadow, both in the scale of the studio. */
export interface FoldedScarf {
  cloth: BufferGeometry
  fringe: BufferGeometry
  hairs: BufferGeometry
  coarse: BufferGeometry[]
}

const width = 300
const spacing = 5
const thickness = 6.6
const half = 2.7
/** Pushed together a little, it lies in soft folds. */
const narrowed = 0.97

/** A wool scarf, folded and left to settle, with a fringe of forty cords at each end. */
export function foldedScarf({ from, runs, askew, ...how }: Folding, knotted: boolean): FoldedScarf {
  const path = foldedPath(from, runs, spacing)
  const piece: Piece = { columns: width / spacing + 1, rows: path.length, spacing, bend: 0.6, skew: 1 }
  const fringe: Fringe = { cords: 40, long: knotted ? 75 : 85, radius: 1.7, knotted, seed: knotted ? 'moor' : 'alpine' }
  const cloth = woven(piece, thickness, (column, row) => {
    const [front, high] = path[row] ?? [0, 0]
    const share = column / (piece.columns - 1) - 0.5
    const drift = askew * Math.sin(row * 0.011 + 1) + 3 * noise(row / 50, 2.5, 5)
    // All layers rise and fall at the same places, so that their soft folds lie in each other.
    const fold = 5 * Math.sin((share * width) / 19 + 2.2 * noise(front / 170, 0.5, 8) + front / 240)
    const bowed = 5 * noise(column / 26, row / 130, 21)
    return [share * width * narrowed + drift, high + 6 + fold, front + bowed]
  })
  const drape = fringed(cloth, piece, fringe)
  settle(drape, { seconds: 0.75, thickness, gravity: 4500, drag: 0.02, friction: 0.5 })
  for (let pass = 0; pass < 4; pass++) even(piece, drape.places)
  if (how.combed) combed(piece, drape.places, fringe)
  const small = new Matrix4().makeScale(woolScale, woolScale, woolScale)
  const seen = clothShell(piece, drape.places, half, 2)
  const ends = cords(piece, drape.places, fringe)
  return {
    hairs: fuzz([seen, ends], { count: 36_000, long: 5.5, wide: 0.22, seed: fringe.seed }).applyMatrix4(small),
    coarse: [clothMesh(piece, drape.places, 1), cords(piece, drape.places, fringe, [5, 2])].map((mesh) =>
      mesh.applyMatrix4(small),
    ),
    cloth: seen.applyMatrix4(small),
    fringe: ends.applyMatrix4(small),
  }
}

/** Takes out what is finer than thick wool can crease. */
function even({ columns, rows }: Piece, places: Float32Array): void {
  const before = places.slice(0, columns * rows * 3)
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      for (let axis = 0; axis < 3; axis++) {
        const at = (row * columns + column) * 3 + axis
        const aside = (before[at - 3] ?? 0) + (before[at + 3] ?? 0)
        const along = (before[at - columns * 3] ?? 0) + (before[at + columns * 3] ?? 0)
        places[at] = 0.5 * (before[at] ?? 0) + 0.125 * (aside + along)
      }
    }
  }
}
