import { Group, Mesh } from 'three'
import { draped } from '../cloth/drape.ts'
import type { Form } from '../cloth/form.ts'
import type { Pattern } from '../cloth/pattern.ts'
import type { Cloth } from '../cloth/sew.ts'
import { sheetOf, shellOf } from '../cloth/shell.ts'
import { smoothed } from '../cloth/smooth.ts'
import { surfaceMap } from '../cloth/surface-map.ts'
import { formShot } from '../display/form-shot.ts'
import { caster, type StudioScene, staged } from '../renderer/scene.ts'
import { bottoms } from './bottoms.ts'
import { coats } from './coat.ts'
import { dresses } from './dresses.ts'
import type { Garment } from './garment.ts'
import { garmentShot } from './garment-shot.ts'
import { shirts } from './shirts.ts'
import { knits } from './tops.ts'

export const garments: Record<string, Garment> = { ...bottoms, ...dresses, ...knits, ...shirts, ...coats }

interface Fallen {
  body: Form
  cloth: Cloth
  fine: Cloth
  pattern: Pattern
}

/** Garments as they fell, by SKU: they fall once for all their images. */
const fallen = new Map<string, Fallen>()

/** A garment from the front (1), from the back (2), close up (3), or on a form (4). */
export function apparelShot(color: string, image: number, sku: string): StudioScene {
  const garment = garments[sku]
  if (!garment) throw new Error(`There is no garment ${sku}.`)
  const { body, cloth, fine, pattern } = fallen.get(sku) ?? fall(sku, garment)
  const materials = garment.materials(color)
  const objects = new Group()
  for (const kind of new Set(pattern.panels.map((panel) => panel.kind))) {
    const material = materials[kind ?? 'plain']
    if (material) objects.add(staged(new Mesh(shellOf(fine, pattern, garment.thick, kind), material), 'solid'))
  }
  objects.add(caster(sheetOf(cloth)), ...(garment.trims?.(fine, pattern, materials) ?? []))
  if (image === 4 || (garment.onLegs && image === 1)) return formShot(objects, body, `${sku} ${image}`)
  const { panels, at, across } = garment.detail
  return garmentShot(objects, `${sku} ${image}`, {
    back: image === 2,
    whole: garment.whole ?? [0.78, 0.82],
    ...(image === 3 ? { detail: { place: surfaceMap(fine, pattern, panels)(...at).place, across } } : {}),
  })
}

function fall(sku: string, garment: Garment): Fallen {
  const { pattern, body } = garment.cut()
  const cloth = draped(pattern, body, { ...garment.fall, seed: sku })
  const made = { body, cloth, fine: smoothed(cloth), pattern }
  fallen.set(sku, made)
  return made
}
