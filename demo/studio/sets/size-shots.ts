import { imageHeight, imageWidth } from '../relief/image-size.ts'
import { acetateVeil } from '../renderer/substances.ts'
import type { PlacedProduct } from './placed-products.ts'
import type { StillLife } from './still-life.ts'

type Props = NonNullable<StillLife['props']>

/** How the size of an object is shown: the object, and beside it a card as large as a bank card or a book of A5 pages. */
interface Sized {
  image: number
  pitch: number
  high: number
  across: number
  /** The object, and more of it; the first stands in for what is left out. */
  objects: readonly Partial<Omit<PlacedProduct, 'sku' | 'color'>>[]
  props: Props
}

const clay = '#b5745a'
const flat = 1.3

const card = (x: number, z: number, turn: number): Props => [{ kind: 'card', hex: clay, at: [x, 0, z], turn }]
const book = (x: number, z: number, turn: number): Props => [{ kind: 'book', hex: clay, at: [x, 0, z], turn }]
const standingBook = (x: number, z: number, turn: number): Props => [
  { kind: 'book', hex: clay, at: [x, 108, z], turn, tip: 90 },
]

const inFour: Sized = {
  image: 4,
  pitch: 64,
  high: 0,
  across: 700,
  objects: [{ at: [-86, 0, -20], turn: -7 }],
  props: book(196, 170, 12),
}
const ring: Sized = {
  image: 4,
  pitch: 40,
  high: 40,
  across: 210,
  objects: [{ at: [-20, 0, -18], turn: 8 }],
  props: card(28, 62, 14),
}
const band: Sized = {
  image: 4,
  pitch: 16,
  high: 62,
  across: 250,
  objects: [{ at: [-12, 0, -20], tip: -7, turn: -17 }],
  props: card(34, 60, 18),
}

const sized: Record<string, Sized> = {
  'MG-F-301': {
    image: 4,
    pitch: 11,
    high: 215,
    across: 610,
    objects: [{ at: [-70, 0, -20], turn: -14 }],
    props: standingBook(185, 40, -24),
  },
  'MG-F-302': {
    image: 4,
    pitch: 13,
    high: 150,
    across: 470,
    objects: [{ at: [-60, 0, -20], tip: 3, turn: -9 }],
    props: standingBook(132, 10, -22),
  },
  'MG-F-303': {
    image: 4,
    pitch: 66,
    high: 0,
    across: 900,
    objects: [{ at: [0, 0, -170], turn: 5 }],
    props: book(190, 345, -18),
  },
  'MG-F-304': inFour,
  'MG-F-310': inFour,
  'MG-F-305': {
    image: 4,
    pitch: 24,
    high: 12,
    across: 240,
    objects: [{ at: [-14, 0, -24], tip: -1.8 }],
    props: card(30, 66, 16),
  },
  'MG-F-306': {
    image: 4,
    pitch: 24,
    high: 30,
    across: 640,
    objects: [{ at: [-30, 0, -60], turn: -14 }],
    props: book(120, 268, 24),
  },
  'MG-F-307': {
    image: 4,
    pitch: 20,
    high: 50,
    across: 470,
    objects: [{ at: [-40, 0, -30], turn: -16 }],
    props: book(90, 190, 28),
  },
  'MG-F-308': {
    image: 4,
    pitch: 40,
    high: 0,
    across: 130,
    objects: [
      { at: [-26, 2.4, 22], tip: -90, turn: 40 },
      { at: [12, 2.4, 34], tip: -90, turn: -50 },
    ],
    props: card(8, -22, 10),
  },
  'MG-F-309': {
    image: 4,
    pitch: 34,
    high: 4,
    across: 130,
    objects: [{ at: [-16, 0, 28], tip: 79, turn: 20 }],
    props: card(8, -20, 10),
  },
  'MG-H-201': {
    image: 4,
    pitch: 22,
    high: 30,
    across: 200,
    objects: [{ at: [-6, 0, -18], turn: 16 }],
    props: card(18, 54, 12),
  },
  'MG-H-202': {
    image: 3,
    pitch: 24,
    high: 12,
    across: 150,
    objects: [{ at: [-20, 0, -14], turn: 16 }],
    props: card(14, 34, 12),
  },
  'MG-H-203': ring,
  'MG-H-204': ring,
  'MG-H-209': ring,
  'MG-H-205': {
    image: 3,
    pitch: 38,
    high: 0,
    across: 150,
    objects: [{ at: [-4, 0, -28], tip: 12, turn: 12 }],
    props: card(6, 26, 12),
  },
  'MG-H-206': {
    image: 4,
    pitch: 34,
    high: 0,
    across: 160,
    objects: [{ at: [-4, 0, -28], tip: 34, turn: 10 }],
    props: card(6, 28, 12),
  },
  'MG-H-207': band,
  'MG-H-210': band,
  'MG-H-208': {
    image: 4,
    pitch: 22,
    high: 30,
    across: 220,
    objects: [{ at: [-6, 0, -18], turn: 16 }],
    props: card(20, 56, 12),
  },
}

/** The still life of a product that shows its size, if that is what its nth image is for. */
export function sizeShot(sku: string, color: string, image: number): StillLife | null {
  const shown = sized[sku]
  if (shown?.image !== image) return null
  const { pitch, high, across, objects, props } = shown
  return {
    size: [imageWidth, imageHeight],
    horizon: pitch > 30 ? flat : 0.6,
    pitch,
    aim: [0, high, 0],
    across,
    objects: objects.map((object) => ({ sku, color, at: [0, 0, 0], ...object })),
    props,
    veils: { pane: [0, 0, 0], body: sku.startsWith('MG-H') ? acetateVeil(color, 3.6) : [0, 0, 0] },
  }
}
