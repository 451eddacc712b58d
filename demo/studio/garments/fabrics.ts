import type { ShaderMaterial } from 'three'
import { fromHex, times } from '../relief/color.ts'
import { type Fabric, fabric } from '../renderer/materials/fabric.ts'

type Cloth = Omit<Fabric, 'albedo' | 'print' | 'hem' | 'seam' | 'thread'>

const plainWeave =
  'float weave(vec2 at) { vec2 c = at / PITCH; float over = mod(floor(c.x) + floor(c.y), 2.0); vec2 f = fract(c) - 0.5; return mix(1.0 - 2.6 * f.x * f.x - 0.7 * f.y * f.y, 1.0 - 2.6 * f.y * f.y - 0.7 * f.x * f.x, over) * (0.8 + 0.4 * tossed(vec2(floor(c.x), 3.0)) * tossed(vec2(5.0, floor(c.y)))); }'
const twillWeave =
  'float weave(vec2 at) { float d = at.x + at.y; return 0.5 + 0.5 * sin(d * 6.283 / PITCH) * (0.75 + 0.25 * sin((at.x - at.y) * 6.283 / (PITCH * 0.5))); }'
const knitWeave =
  'float weave(vec2 at) { float column = fract(at.x / PITCH) - 0.5; float rows = fract(at.y / (PITCH * 0.72) + abs(column) * 1.3); return (0.35 + 0.65 * sqrt(max(0.0, 1.0 - 3.6 * column * column))) * (0.55 + 0.45 * sin(rows * 6.283)); }'
const ribWeave =
  'float weave(vec2 at) { float column = fract(at.x / PITCH) - 0.5; float rows = 0.93 + 0.07 * sin(at.y * 6.283 / (PITCH * 0.35) + abs(column) * 5.0); return pow(max(0.0, cos(column * 3.1416)), 0.8) * rows; }'
const napped =
  'float weave(vec2 at) { return soft(at * vec2(1.4, 0.7)) * 0.5 + soft(at * vec2(2.6, 2.2)) * 0.35 + 0.15 * soft(at * 5.0); }'
const smoothFace = 'float weave(vec2 at) { return 0.5; }'

/** Cloths by name; lengths in millimeters. */
const cloths = {
  linen: { weave: plainWeave, pitch: 1.15, relief: 0.3, uneven: 0.09, fuzz: 0.25 },
  poplin: { weave: plainWeave, pitch: 0.6, relief: 0.1, uneven: 0.03, fuzz: 0.2 },
  crepe: { weave: napped, pitch: 1.6, relief: 0.1, uneven: 0.03, fuzz: 0.35 },
  twill: { weave: twillWeave, pitch: 1.2, relief: 0.16, uneven: 0.07, fuzz: 0.3 },
  drill: { weave: twillWeave, pitch: 1.5, relief: 0.24, uneven: 0.14, fuzz: 0.25 },
  jersey: { weave: knitWeave, pitch: 1.1, relief: 0.14, uneven: 0.05, fuzz: 0.35 },
  jerseyRib: { weave: ribWeave, pitch: 3, relief: 0.7, uneven: 0.04, fuzz: 0.35 },
  lambswool: { weave: knitWeave, pitch: 4.2, relief: 0.9, uneven: 0.1, fuzz: 0.9 },
  lambswoolRib: { weave: ribWeave, pitch: 7, relief: 2.2, uneven: 0.08, fuzz: 0.9 },
  merinoRib: { weave: ribWeave, pitch: 6.5, relief: 1.7, uneven: 0.05, fuzz: 0.7 },
  wool: { weave: napped, pitch: 2, relief: 0.35, uneven: 0.1, fuzz: 0.9 },
  brushed: { weave: napped, pitch: 2, relief: 0.4, uneven: 0.1, fuzz: 0.9 },
  satin: { weave: smoothFace, pitch: 1, relief: 0, uneven: 0.02, fuzz: 0.15, shine: 1 },
} satisfies Record<string, Cloth>

export type ClothName = keyof typeof cloths

/** A cloth in a color (`#rrggbb`), with what is printed or stitched on it. */
export function clothOf(
  name: ClothName,
  hex: string,
  more: Pick<Fabric, 'print' | 'hem' | 'seam' | 'thread'> = {},
): ShaderMaterial {
  const cloth: Cloth = cloths[name]
  const weave = cloth.weave.replaceAll('PITCH', cloth.pitch.toFixed(2))
  return fabric({ ...cloth, ...more, weave, albedo: times(fromHex(hex), 0.88) })
}

/** GLSL of stripes along the warp, in millimeters. */
export function stripes(hex: string, period: number, wide: number): string {
  const [red, green, blue] = times(fromHex(hex), 0.88)
  return `float stripe = abs(fract(at.x / ${period.toFixed(2)}) - 0.5) * ${period.toFixed(2)}; albedo = mix(albedo, vec3(${red}, ${green}, ${blue}) * (0.9 + 0.2 * here), smoothstep(${(wide / 2 + 0.3).toFixed(2)}, ${(wide / 2 - 0.3).toFixed(2)}, stripe));`
}

/** GLSL of a check of two crossing bands, twilled where they cross. */
export function checks(hex: string, period: number, wide: number): string {
  const [red, green, blue] = times(fromHex(hex), 0.88)
  return `vec2 band = smoothstep(${(wide / 2 + 1.5).toFixed(1)}, ${(wide / 2 - 1.5).toFixed(1)}, abs(fract(at / ${period.toFixed(1)}) - 0.5) * ${period.toFixed(1)});
    float fine = smoothstep(2.2, 1.2, abs(fract(at.x / ${period.toFixed(1)} + 0.5) - 0.5) * ${period.toFixed(1)}) + smoothstep(2.2, 1.2, abs(fract(at.y / ${period.toFixed(1)} + 0.5) - 0.5) * ${period.toFixed(1)});
    float yarn = 0.9 + 0.2 * (0.5 + 0.5 * sin((at.x + at.y) * 2.2)) * close;
    albedo = mix(albedo, vec3(${red}, ${green}, ${blue}), (band.x + band.y) * 0.46) * yarn;
    albedo = mix(albedo, albedo * 1.5 + 0.02, min(1.0, fine) * 0.35);`
}
