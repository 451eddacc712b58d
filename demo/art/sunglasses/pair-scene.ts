import { scaled } from '../engine/matrix.ts'
import { productScene, type Scene } from '../engine/scene.ts'
import { frameSolid } from './frame-solid.ts'
import { type PairLook, pair } from './pair.ts'
import { pairLooks } from './pair-looks.ts'
import { seen, type View } from './view.ts'

const fromFront: View = { yaw: 0, pitch: 8, scale: 10.2, centre: [950, 1290] }
const turned: View = { yaw: 34, pitch: 15, scale: 9, centre: [950, 1300] }

/** A pair of the catalogue in one of its colours: from the front (1), turned (2), or the hinge close up (3). */
export function pairScene(sku: string, color: string, picture: number): Scene {
  const look = pairLook(sku, color)
  if (picture === 1) return productScene(pair(look, fromFront), 0.6)
  if (picture === 2) return productScene(pair(look, fitted(look)), 0.6)
  const view = fitted(look)
  const [x, y] = hinge(look, view)
  const zoom = 3
  return productScene(pair(look, view), 0.6, scaled(zoom, 1300 - x * zoom, 1180 - y * zoom))
}

export function pairLook(sku: string, color: string): PairLook {
  const found = pairLooks[sku]
  if (!found) throw new Error(`There is no drawing of ${sku}.`)
  const { glasses, ...look } = found
  const seed = [...`${sku}${color}`].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1000
  return { ...look, front: color, glass: glasses[color] ?? 'smoke', seed }
}

function hinge(look: PairLook, view: View) {
  const solid = frameSolid(look.shape)
  return seen(view, solid.bent([solid.halfWidth - 10, look.shape.hingeAt - 4], 0))
}

/** The turned view, moved and scaled so that the whole pair with its temples fills the width alike. */
function fitted(look: PairLook): View {
  const solid = frameSolid(look.shape)
  const places = [...solid.temple(1), ...solid.temple(-1)].map(({ at }) => at)
  const rims = solid.rims.flat().map((point) => solid.bent(point, 0))
  const xs = [...places, ...rims].map((place) => seen(turned, place)[0])
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const scale = (turned.scale * 1560) / (right - left)
  return { ...turned, scale, centre: [950 - (((left + right) / 2 - 950) * scale) / turned.scale, 1300] }
}
