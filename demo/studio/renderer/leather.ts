import { fromHex, mixed, type Rgb, times } from '../relief/color.ts'
import { matte } from './materials/matte.ts'
import type { Substance } from './substances.ts'

/** Leather with a pebble of this size (mm) and a light like wax upon it. */
export function leather(hex: string, pebbleSize: number, relief = 0.2): Substance {
  const surface = /* glsl */ `
    vec3 broad = cloud3(within / 34.0);
    vec4 grain = pebble(within / pebbleSize + broad * 0.7);
    vec4 fine = pebble(within / pebbleSize * 2.7 + 3.0);
    vec3 slope = grain.xyz * 0.8 + fine.xyz * 0.5;
    normal = normalize(normal + broad * 0.03 - (slope - plain * dot(slope, plain)) * relief * (1.0 + broad.y * 0.35));
    albedo *= (1.0 + 0.09 * broad.x) * mix(0.9, 1.04, grain.w);
    headOn *= mix(0.75, 1.1, grain.w) * (1.0 + 0.1 * broad.x);
    gloss = 0.6 + 0.1 * broad.x;
  `
  const uniforms = { pebbleSize: { value: pebbleSize }, relief: { value: relief } }
  return { material: matte({ albedo: fromHex(hex), headOn: 0.05, surface, uniforms }), at: 'solid' }
}

/** The cut edge of leather, painted and rubbed. */
export function edgePaint(hex: string): Substance {
  const surface = 'normal = wavy(normal, 2.2, 0.05); albedo *= 1.0 + 0.1 * cloud(within / 3.0); gloss = 0.9;'
  return { material: matte({ albedo: times(fromHex(hex), 0.55), headOn: 0.05, surface }), at: 'solid' }
}

/** Suede or cotton of a lining: no light upon it. */
export function lining(hex: string): Substance {
  const surface = 'normal = wavy(normal, 0.7, 0.2); albedo *= 1.0 + 0.1 * layered(within / 9.0);'
  return { material: matte({ albedo: fromHex(hex), headOn: 0.02, surface }), at: 'solid' }
}

/** Waxed thread: its own color, a little of the leather's. */
export function thread(hex: string, leatherHex: string): Substance {
  const own: Rgb = mixed(fromHex(hex), fromHex(leatherHex), 0.25)
  const surface = 'normal = wavy(normal, 0.35, 0.35); gloss = 0.3;'
  return { material: matte({ albedo: own, headOn: 0.04, surface }), at: 'solid' }
}
