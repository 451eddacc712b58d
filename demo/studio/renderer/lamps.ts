import { Vector3, type WebGLRenderer } from 'three'
import { tracedLight } from './glsl/environment.ts'
import { chance, lampsPerExposure } from './glsl/light-on.ts'
import type { Rig } from './rig.ts'
import { floatTarget, screen, screenMaterial } from './screen.ts'

/** A far lamp that stands for a part of the studio: where its light comes from and what it gives. */
export interface Lamp {
  toward: Vector3
  light: Vector3
}

const wide = 96
const high = 48

const measuring = screenMaterial(/* glsl */ `
${chance}
${tracedLight}
void main() {
  float around = at.x * 6.2831853;
  float down = at.y * 3.14159265;
  vec3 ray = vec3(sin(down) * sin(around), cos(down), sin(down) * cos(around));
  light = vec4(traced(ray, 0.0), 1.0);
}
`)

/**
 * How often lamps are drawn, by the height that their light comes from: -1 is straight from below, 1 straight from
 * above. Objects keep half of what the paper throws back. The ground is lit evenly by each of its lamps: so no single
 * one leaves a shadow that stands out.
 */
const drawn = {
  objects: (height: number) => (height < 0 ? 0.5 : 1),
  ground: (height: number) => Math.max(0, height),
}

/**
 * Lamps drawn from all the light of the studio in proportion to it, always the same for the same rig. Together they
 * give the open floor a light of one in every exposure.
 */
export function lampsOf(renderer: WebGLRenderer, rig: Rig, count: number, onto: keyof typeof drawn): Lamp[] {
  const pixels = seen(renderer, rig)
  const sums: number[] = []
  let total = 0
  for (let index = 0; index < wide * high; index++) {
    const down = ((Math.floor(index / wide) + 0.5) / high) * Math.PI
    total += Math.sin(down) * bright(pixels, index) * drawn[onto](Math.cos(down))
    sums.push(total)
  }
  const lamps = Array.from({ length: count }, (_, index): Lamp => {
    const wanted = ((index + 0.5) / count) * total
    const cell = search(sums, wanted)
    const x = (index * 0.7548776662 + 0.31) % 1
    const y = (index * 0.5698402909 + 0.67) % 1
    const around = (((cell % wide) + x) / wide) * 2 * Math.PI
    const down = ((Math.floor(cell / wide) + y) / high) * Math.PI
    const toward = new Vector3(Math.sin(down) * Math.sin(around), Math.cos(down), Math.sin(down) * Math.cos(around))
    const light = new Vector3(pixels[cell * 4], pixels[cell * 4 + 1], pixels[cell * 4 + 2])
    const even = onto === 'ground' ? toward.y : 1
    return { toward, light: light.divideScalar(bright(pixels, cell) * even) }
  })
  const floor = new Vector3()
  for (const { toward, light } of lamps) floor.addScaledVector(light, Math.max(0, toward.y))
  for (const { light } of lamps) light.divide(floor).multiplyScalar(count / lampsPerExposure)
  return spreadOut(lamps)
}

let measured: { rig: Rig; pixels: Float32Array } | undefined

/** All directions of the studio, as far around as an image is wide and from above to below. */
function seen(renderer: WebGLRenderer, rig: Rig): Float32Array {
  if (measured?.rig === rig) return measured.pixels
  const target = floatTarget(wide, high)
  screen(renderer, measuring, target)
  const pixels = new Float32Array(wide * high * 4)
  renderer.readRenderTargetPixels(target, 0, 0, wide, high, pixels)
  target.dispose()
  measured = { rig, pixels }
  return pixels
}

/** The order of exposure: neighbours in the studio far apart in time, so that any few lamps look like all. */
function spreadOut(lamps: Lamp[]): Lamp[] {
  const keyed = lamps.map((lamp, index) => ({ lamp, key: (index * 0.6180339887) % 1 }))
  return keyed.sort((one, other) => one.key - other.key).map(({ lamp }) => lamp)
}

function search(sums: readonly number[], wanted: number): number {
  let low = 0
  let above = sums.length - 1
  while (low < above) {
    const middle = (low + above) >> 1
    if ((sums[middle] ?? 0) < wanted) low = middle + 1
    else above = middle
  }
  return low
}

function bright(pixels: Float32Array, index: number): number {
  return (
    (pixels[index * 4] ?? 0) * 0.2126 + (pixels[index * 4 + 1] ?? 0) * 0.7152 + (pixels[index * 4 + 2] ?? 0) * 0.0722
  )
}
