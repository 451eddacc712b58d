import type { ShaderMaterial } from 'three'
import { fromHex, type Rgb } from '../relief/color.ts'
import { clear } from './materials/clear.ts'
import { deep } from './materials/deep.ts'
import { opaque } from './materials/opaque.ts'
import type { stage } from './scene.ts'

/** A material with the stage at which it is exposed, and what its shadow keeps of the light if it lets some through. */
export interface Substance {
  material: ShaderMaterial
  at: keyof typeof stage
  tint?: Rgb
}

/** Polished acetate by the name of its color, for a plate of this thickness that faces along `axis`. */
export function acetate(
  name: string,
  {
    seed,
    thickness,
    axis,
    at,
  }: { seed: number; thickness: number; axis: readonly [number, number, number]; at: 'inner' | 'outer' },
): Substance {
  const plain = solids[name]
  if (plain) {
    const surface = 'normal = wavy(normal, 7.0, 0.012);'
    return {
      material: opaque({ albedo: fromHex(plain), headOn: [0.042, 0.042, 0.042], rough: 0.03, surface }),
      at: 'solid',
    }
  }
  const tinted = tints[name]
  if (tinted) {
    const [absorbed, scattered, cloudy] = tinted
    // A shadow meets two faces of a plate.
    const [red, green, blue] = acetateVeil(name, thickness)
    const tint: Rgb = [Math.sqrt(red), Math.sqrt(green), Math.sqrt(blue)]
    return { material: clear({ absorbed, scattered: fromHex(scattered), cloudy, thickness, axis }), at, tint }
  }
  return {
    material: deep({
      absorbed: [0.13, 0.5, 1.4],
      blotches: [1.5, 2.4, 3.0],
      scattered: fromHex('#bd6a1c'),
      blotchScattered: fromHex('#231008'),
      seed: seed * 0.37,
      depth: Math.min(3.6, thickness),
    }),
    at: 'solid',
  }
}

/** What a plate of acetate leaves of the light behind it; nothing if it is not clear. */
export function acetateVeil(name: string, thickness: number): Rgb {
  const absorbed = tints[name]?.[0]
  if (!absorbed) return [0, 0, 0]
  const [red, green, blue] = absorbed.map((each) => Math.exp(-each * thickness * 1.3) * 0.86)
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** Metal by the name of its color. */
export function metal(name: string, rough = 0.12): Substance {
  const color = metals[name] ?? metals.Gold ?? '#ffffff'
  const surface = 'normal = wavy(normal, 2.5, 0.02);'
  return { material: opaque({ albedo: [0, 0, 0], headOn: fromHex(color), rough, metal: true, surface }), at: 'solid' }
}

/** Clear silicone, as of nose pads. */
export function silicone(axis: readonly [number, number, number]): Substance {
  return {
    material: clear({
      absorbed: [0.02, 0.03, 0.05],
      scattered: fromHex('#e8e2d8'),
      cloudy: 0.5,
      thickness: 1.6,
      axis,
      rough: 0.12,
    }),
    at: 'outer',
  }
}

const solids: Record<string, string> = {
  Black: '#0e0d0d',
  Ivory: '#ece3d2',
  Slate: '#3f4d57',
  Silver: '#a4a8ad',
}

/** What a millimeter absorbs, what the mass scatters, and how cloudy it is. */
const tints: Record<string, [Rgb, string, number]> = {
  Honey: [[0.05, 0.22, 0.75], '#d08a30', 0.055],
  Olive: [[0.3, 0.27, 0.6], '#6f7140', 0.12],
  Bordeaux: [[0.32, 1.25, 1.0], '#6a1824', 0.12],
  Crystal: [[0.016, 0.018, 0.024], '#e4e2dc', 0.012],
  Champagne: [[0.05, 0.1, 0.19], '#d9bb92', 0.06],
  Rose: [[0.06, 0.27, 0.25], '#d58f8a', 0.1],
}

const metals: Record<string, string> = {
  Gold: '#f3d49a',
  'Rose Gold': '#f0bda4',
  Silver: '#eceded',
  Gunmetal: '#8b8d92',
  Black: '#3a3a3c',
  Steel: '#d6d6d4',
}
