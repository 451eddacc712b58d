import { Group, Mesh, Vector3 } from 'three'
import { fromHex } from '../relief/color.ts'
import { matte } from '../renderer/materials/matte.ts'
import { productShot } from '../renderer/product-shot.ts'
import { caster, meshesOf, type StudioScene, staged } from '../renderer/scene.ts'
import { pairLook } from '../sunglasses/pair-look.ts'
import { openPair, pairVeils } from '../sunglasses/pair-model.ts'
import { earAt, eyeHeight, headField, headMeshes } from './head.ts'

/** Degrees by which the head is turned, so that the front and one temple are seen. */
const turn = -32

/** A pair of the catalog on the display head. */
export function wornPairShot(sku: string, color: string): StudioScene {
  const look = pairLook(sku, color)
  const objects = new Group()
  const pair = openPair(look, 0.6, earAt.x)
  seat(pair, 6 - (look.shape.bridgeTop + look.shape.bridgeBottom) / 2)
  const head = headMeshes()
  const plaster = matte({ albedo: fromHex('#e2d8ca'), headOn: 0.025, surface: 'gloss = 0.0;' })
  objects.add(staged(new Mesh(head.fine, plaster), 'solid'), caster(head.coarse), pair)
  objects.position.y = eyeHeight
  const standing = new Group().add(objects)
  standing.rotation.y = (turn * Math.PI) / 180
  standing.updateMatrixWorld(true)
  const scene = productShot(standing, `${sku} worn`, {
    pitch: 9,
    fill: 0.72,
    fillHeight: 0.8,
    middle: [0.5, 0.5],
    opening: 1,
  })
  return { ...scene, veils: pairVeils(look) }
}

/** Pushes a pair back until it touches the nose or the brow. */
function seat(pair: Group, y: number): void {
  const places = meshesOf(pair).flatMap((mesh) => {
    const positions = mesh.geometry.getAttribute('position')
    return Array.from({ length: Math.ceil(positions.count / 4) }, (_, index) =>
      new Vector3().fromBufferAttribute(positions, index * 4),
    )
  })
  const front = places.filter(({ z }) => z > -14)
  const touches = (z: number) => front.some((place) => headField(place.x, place.y + y, place.z + z) < 0.2)
  let z = 24
  while (z > -12 && !touches(z - 0.5)) z -= 0.5
  pair.position.set(0, y, z)
}
