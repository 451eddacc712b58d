import { DoubleSide, Group, Mesh, type ShaderMaterial } from 'three'
import { lustrous } from '../renderer/materials/lustrous.ts'
import { placed } from '../renderer/placed.ts'
import { productShot } from '../renderer/product-shot.ts'
import { caster, type StudioScene, staged } from '../renderer/scene.ts'
import { type LaidSilk, silkFlat, silkFolded } from './silk-model.ts'
import { printColors, silkPrint, silkSide } from './silk-print.ts'

let flat: LaidSilk | undefined
let folded: LaidSilk | undefined

/** The printed square laid flat (1), folded to a triangle (2), its rolled edge close up (3). */
export function silkShot(color: string, image: number, sku: string): StudioScene {
  const objects = silkSquare(color, image === 2)
  const shadow = `${sku} ${image}`
  const horizon = 1.3
  if (image === 1) {
    return productShot(placed(objects, { turn: 5 }), shadow, { pitch: 70, fill: 0.8, middle: [0.5, 0.5], horizon })
  }
  if (image === 2)
    return productShot(placed(objects, { turn: -4 }), shadow, { pitch: 58, fill: 0.84, middle: [0.5, 0.5], horizon })
  return productShot(placed(objects, { turn: 24 }), shadow, {
    pitch: 42,
    place: [-20, 1, 52],
    across: 46,
    opening: 1.6,
    horizon,
  })
}

/** The square laid flat or folded to a triangle, a sixth as large as it is sold. */
export function silkSquare(color: string, triangle: boolean): Group {
  if (triangle) folded ??= silkFolded()
  else flat ??= silkFlat()
  const silk = (triangle ? folded : flat) as LaidSilk
  const material = silkTwill(color)
  return new Group().add(
    staged(new Mesh(silk.cloth.clone(), material), 'solid'),
    staged(new Mesh(silk.hem.clone(), material), 'solid'),
    caster(silk.coarse.clone()),
  )
}

function silkTwill(color: string): ShaderMaterial {
  const material = lustrous({
    albedo: [0.5, 0.5, 0.5],
    gloss: [0.085, 0.083, 0.08],
    rough: [0.24, 0.36],
    bounce: 0.12,
    uniforms: printColors(color),
    surface: /* glsl */ `
      ${silkPrint}
      albedo *= 0.8;
      float rib = sin((cloth.x + cloth.y) * 6.0);
      vec2 creased = exp(-pow((cloth.xy - ${(silkSide / 2).toFixed(1)}) / 2.6, vec2(2.0)));
      vec2 edge = min(cloth.xy, ${silkSide.toFixed(1)} - cloth.xy);
      float rolled = exp(-pow((min(edge.x, edge.y) - 4.0) / 2.0, 2.0));
      normal = raised(normal, rib * 0.004 + 0.1 * (creased.x + creased.y) - 0.1 * rolled + 0.05 * layered(vec3(cloth.xy / 26.0, 2.0)));
      albedo *= 1.0 + 0.05 * rib;
    `,
  })
  material.side = DoubleSide
  return material
}
