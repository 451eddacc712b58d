import { fromHex, times } from '../relief/color.ts'
import { matte } from './materials/matte.ts'
import type { Substance } from './substances.ts'

const weave = /* glsl */ `
// Height of the upper thread of a plain weave, threads one unit apart, and the numbers of both.
vec3 woven(vec2 at) {
  vec2 cell = floor(at);
  vec2 part = at - cell - 0.5;
  bool over = mod(cell.x + cell.y, 2.0) < 0.5;
  float across = over ? part.y : part.x;
  float along = over ? part.x : part.y;
  float height = sqrt(max(0.0, 1.0 - across * across * 3.2)) * (0.5 + 0.5 * cos(along * 2.8));
  return vec3(height, over ? vec2(0.3, cell.y) : vec2(cell.x, 0.7));
}
`

/**
 * Washed cotton canvas. `laid` is millimeters; below `quilted` millimeters rows of stitches, so far apart, draw it in.
 */
export function canvas(hex: string, { quilted, apart }: { quilted: number; apart: number }): Substance {
  const surface = /* glsl */ `
    float thread = 0.95;
    vec2 at = laid / thread;
    vec2 pixel = fwidth(at);
    // Finer than two pixels a thread, the weave would draw rings of its own.
    float near = smoothstep(0.6, 0.3, max(pixel.x, pixel.y));
    vec3 here = woven(at);
    vec2 slope = vec2(woven(at + vec2(0.14, 0.0)).x, woven(at + vec2(0.0, 0.14)).x) - here.x;
    float row = (fract(laid.y / apart) - 0.5) * apart;
    float drawn = laid.y < quilted ? exp(-row * row * 0.9) : 0.0;
    float pucker = 0.35 * cos(laid.x * 2.0) * exp(-row * row * 0.25) * step(laid.y, quilted);
    normal = raised(plain, clamp(slope * 3.6, -1.2, 1.2) * 0.55 * near + vec2(pucker * 0.3, drawn * row * 0.62));
    vec3 broad = cloud3(within / 23.0);
    normal = normalize(normal + broad * 0.05);
    float own = hash(here.yz);
    albedo *= mix(0.9, 1.08, mix(0.5, own, near)) * (1.0 + 0.05 * broad.x);
    // Washing takes color from where the cloth stands up.
    albedo *= 1.0 + 0.1 * (0.5 - drawn);
    bare = mix(1.0, mix(0.62, 1.0, here.x), near) * (1.0 - 0.28 * drawn);
    gloss = 0.0;
  `
  const uniforms = { quilted: { value: quilted }, apart: { value: apart } }
  return { material: matte({ albedo: fromHex(hex), headOn: 0.02, functions: weave, surface, uniforms }), at: 'solid' }
}

/** Matte satin: smooth, with a light that runs along its threads. */
export function satin(hex: string): Substance {
  const surface = /* glsl */ `
    vec3 broad = cloud3(within / 11.0);
    float thread = cloud(vec3(laid * vec2(0.5, 3.4), 1.0));
    normal = raised(plain, vec2(0.0, thread * 0.03));
    normal = normalize(normal + broad * 0.03);
    albedo *= 1.0 + 0.02 * thread;
    headOn *= 1.0 + 0.1 * thread;
    gloss = 0.75;
  `
  return { material: matte({ albedo: fromHex(hex), headOn: 0.065, surface }), at: 'solid' }
}

/** Cotton velvet: dark where it is looked into, bright where its pile is seen from the side. */
export function velvet(hex: string): Substance {
  const surface = /* glsl */ `
    vec3 brushed = cloud3(within / vec3(13.0, 9.0, 13.0));
    vec3 pile = cloud3(within / 0.55) * 0.5 + cloud3(within / 1.3) * 0.5;
    normal = normalize(normal + pile * 0.3 + brushed * 0.12);
    float side = 1.0 - clamp(-dot(ray, normalize(plain + brushed * 0.16 + pile * 0.05)), 0.0, 1.0);
    albedo = albedo * (0.62 + 0.2 * brushed.y) + sheen * (pow(side, 2.6) * 1.5 + 0.05 * max(0.0, brushed.x));
    albedo *= 1.0 + 0.16 * pile.x;
    headOn = 0.012;
    gloss = 0.0;
  `
  const color = fromHex(hex)
  const [red, green, blue] = times(color, 2.6)
  const uniforms = { sheen: { value: [red + 0.012, green + 0.012, blue + 0.012] } }
  return { material: matte({ albedo: color, headOn: 0.012, surface, uniforms }), at: 'solid' }
}
