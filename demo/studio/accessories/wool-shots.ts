import { Group, Mesh } from 'three'
import { placed } from '../renderer/placed.ts'
import { productShot } from '../renderer/product-shot.ts'
import { caster, type StudioScene, staged } from '../renderer/scene.ts'
import { wool, woolHairs } from './wool-fabrics.ts'
import { type FoldedScarf, type Folding, foldedScarf } from './wool-model.ts'

/** Folded in four, both ends on top and to the front. */
const inFour: Folding = {
  from: 190,
  runs: [
    { to: -246, high: 25 },
    { to: 232, high: 1 },
    { to: -228, high: 9 },
    { to: 282, high: 17 },
  ],
  askew: 7,
  combed: true,
}

/** Folded to a stack, its last end hanging over the front. */
const stack: Folding = {
  from: -30,
  runs: [
    { to: 104, high: 1 },
    { to: -106, high: 9 },
    { to: 108, high: 17 },
    { to: -104, high: 25 },
    { to: 106, high: 33 },
    { to: -108, high: 41 },
    { to: 104, high: 49 },
    { to: -106, high: 57 },
    { to: 184, high: 65 },
  ],
  askew: 6,
}

const known = new Map<string, FoldedScarf>()

/** A scarf folded in four (1), in a stack (2), its fringe close up (3). */
export function woolShot(color: string, image: number, sku: string): StudioScene {
  const objects = woolScarf(color, sku, image === 2)
  const shadow = `${sku} ${image}`
  if (image === 1) {
    return productShot(placed(objects, { turn: -7 }), shadow, {
      pitch: 76,
      fill: 0.6,
      fillHeight: 0.78,
      middle: [0.5, 0.5],
      horizon: 1.3,
    })
  }
  if (image === 2)
    return productShot(placed(objects, { turn: 24 }), shadow, { pitch: 27, fill: 0.74, middle: [0.5, 0.54] })
  return productShot(placed(objects, { turn: -14 }), shadow, {
    pitch: 44,
    place: [-4, 4, 54],
    across: 52,
    opening: 1.4,
    horizon: 1.3,
  })
}

/** A scarf folded to a stack or in four, a fifth as large as it is sold. */
export function woolScarf(color: string, sku: string, stacked: boolean): Group {
  const checked = sku === 'MG-F-310'
  const folding = stacked ? stack : inFour
  const key = `${sku} ${stacked}`
  const scarf = known.get(key) ?? foldedScarf(folding, checked)
  known.set(key, scarf)
  const cloth = wool(color, checked)
  return new Group().add(
    staged(new Mesh(scarf.cloth.clone(), cloth), 'solid'),
    staged(new Mesh(scarf.fringe.clone(), cloth), 'solid'),
    staged(new Mesh(scarf.hairs.clone(), woolHairs(color, checked)), 'solid'),
    ...scarf.coarse.map((geometry) => caster(geometry.clone())),
  )
}
