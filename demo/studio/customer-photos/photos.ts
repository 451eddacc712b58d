import { linen, stone, terrazzo, wood } from './surfaces.ts'
import type { Photo } from './take-photo.ts'

const oak = wood([0.74, 0.56, 0.38], [0.5, 0.33, 0.19], 3)
const walnut = wood([0.47, 0.32, 0.22], [0.25, 0.16, 0.1], 4)
const slate = stone([0.27, 0.29, 0.31], 0.55)
const marbleChips = terrazzo(
  [0.83, 0.81, 0.77],
  [
    [0.55, 0.5, 0.45],
    [0.9, 0.88, 0.84],
    [0.68, 0.45, 0.35],
    [0.42, 0.45, 0.44],
  ],
)
const bedLinen = linen([0.86, 0.86, 0.84])
const blueLinen = linen([0.52, 0.6, 0.66])
const wall = stone([0.78, 0.8, 0.78], 0.09)
const greenWall = stone([0.56, 0.62, 0.55], 0.1)
const warmWall = stone([0.84, 0.77, 0.69], 0.1)

/** The photos of the reviews of the demo shop, by name. */
export const photos: Record<string, Photo> = {
  'otto-on-wood': {
    of: 'mg-s-001/tortoise-2.avif',
    on: walnut,
    crop: { x: 0.5, y: 0.5, width: 0.86 },
    tilt: -5,
    light: 1.02,
    warmth: 0.05,
  },
  'corso-on-slate': {
    of: 'mg-s-003/gold-2.avif',
    on: slate,
    crop: { x: 0.5, y: 0.52, width: 0.88 },
    tilt: 4,
    light: 1.1,
    warmth: 0.01,
  },
  'vesper-on-terrazzo': {
    of: 'mg-s-005/black-2.avif',
    on: marbleChips,
    crop: { x: 0.52, y: 0.52, width: 0.9 },
    tilt: 3,
    light: 0.98,
    warmth: -0.02,
  },
  'bruno-on-linen': {
    of: 'mg-s-019/tortoise-2.avif',
    on: bedLinen,
    crop: { x: 0.5, y: 0.5, width: 0.88 },
    tilt: -4,
    light: 0.96,
    warmth: 0.02,
  },
  'garbo-on-oak': {
    of: 'mg-s-011/black-2.avif',
    on: oak,
    crop: { x: 0.5, y: 0.52, width: 0.92 },
    tilt: 5,
    light: 1,
    warmth: 0.04,
  },
  'amalfi-on-plaster': {
    of: 'mg-a-101/terracotta-1.avif',
    on: wall,
    crop: { x: 0.5, y: 0.49, width: 0.98 },
    tilt: 1.5,
    light: 0.96,
    warmth: 0.03,
  },
  'colette-at-home': {
    of: 'mg-a-102/black-2.avif',
    on: warmWall,
    crop: { x: 0.5, y: 0.42, width: 0.8 },
    tilt: -2,
    light: 0.95,
    warmth: 0.05,
  },
  'lido-on-plaster': {
    of: 'mg-a-110/indigo-1.avif',
    on: wall,
    crop: { x: 0.5, y: 0.5, width: 0.94 },
    tilt: -1.5,
    light: 0.97,
    warmth: -0.01,
  },
  'tessa-on-plaster': {
    of: 'mg-a-113/rust-1.avif',
    on: greenWall,
    crop: { x: 0.5, y: 0.5, width: 0.86 },
    tilt: 2,
    light: 1,
    warmth: 0.03,
  },
  'sienna-on-linen': {
    of: 'mg-h-201/tortoise-2.avif',
    on: blueLinen,
    crop: { x: 0.5, y: 0.52, width: 0.8 },
    tilt: -6,
    light: 1,
    warmth: 0.01,
  },
  'scrunchie-on-oak': {
    of: 'mg-h-203/ink-1.avif',
    on: oak,
    crop: { x: 0.5, y: 0.52, width: 0.8 },
    tilt: 7,
    light: 1,
    warmth: 0.02,
  },
  'tote-by-the-door': {
    of: 'mg-f-301/cognac-2.avif',
    on: warmWall,
    crop: { x: 0.5, y: 0.5, width: 0.94 },
    tilt: -2.5,
    light: 0.95,
    warmth: 0.04,
  },
  'palma-from-above': {
    of: 'mg-f-306/black-2.avif',
    on: bedLinen,
    crop: { x: 0.5, y: 0.5, width: 0.9 },
    tilt: 6,
    light: 0.97,
    warmth: 0,
  },
  'hoops-on-slate': {
    of: 'mg-f-308/gold-2.avif',
    on: slate,
    crop: { x: 0.5, y: 0.52, width: 0.8 },
    tilt: -3,
    light: 1.1,
    warmth: 0.02,
  },
}
