import { Group, Matrix4, Mesh } from 'three'
import { clothMesh } from '../accessories/drape/cloth-mesh.ts'
import { productShot } from '../renderer/product-shot.ts'
import { caster, type StudioScene, staged } from '../renderer/scene.ts'
import { gatheredRing } from './gathered-ring.ts'
import { leaning } from './leaning.ts'
import { scrunchieStuff } from './scrunchie-fabrics.ts'

const rings = new Map<string, ReturnType<typeof gatheredRing>>()

/** A scrunchie lying (1), a second one leaning on it (2), its folds close up (3). */
export function scrunchieShot(color: string, image: number, sku: string): StudioScene {
  const { sewn, substance } = scrunchieStuff(sku, color)
  const ring = rings.get(sku) ?? gatheredRing(sewn)
  rings.set(sku, ring)
  const seen = clothMesh(ring.piece, ring.places, image === 3 ? 3 : 2)
  const coarse = clothMesh(ring.piece, ring.places, 1)
  const objects = new Group()
  const put = (at: Matrix4) =>
    objects.add(
      staged(new Mesh(seen.clone().applyMatrix4(at), substance.material), substance.at),
      caster(coarse.clone().applyMatrix4(at)),
    )
  put(new Matrix4())
  const shadow = `${sku} ${image}`
  if (image === 3) return productShot(objects, shadow, { pitch: 40, place: [-30, 12, 38], across: 58, opening: 2.4 })
  if (image === 1) return productShot(objects, shadow, { pitch: 50, fill: 0.66, middle: [0.5, 0.515] })
  put(leaning(coarse, { turn: 2.2, toward: [44, -46] }))
  return productShot(objects, shadow, { pitch: 38, fill: 0.78, middle: [0.5, 0.52] })
}

/** One scrunchie, lying around the origin. */
export function scrunchie(sku: string, color: string): Group {
  const { sewn, substance } = scrunchieStuff(sku, color)
  const ring = rings.get(sku) ?? gatheredRing(sewn)
  rings.set(sku, ring)
  return new Group().add(
    staged(new Mesh(clothMesh(ring.piece, ring.places, 2), substance.material), substance.at),
    caster(clothMesh(ring.piece, ring.places, 1)),
  )
}
