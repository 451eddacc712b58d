import { Vector3 } from 'three'
import { fromHex } from '../relief/color.ts'

/** Ground, pale, deep and warm color of each print. */
const prints: Record<string, readonly [string, string, string, string]> = {
  Terracotta: ['#ad5836', '#eee0c8', '#7d3420', '#d8a066'],
  Ink: ['#27304a', '#e6dcc8', '#8e9bb4', '#b5763f'],
  Sage: ['#8b9778', '#efe6d2', '#4d5a42', '#c99a6a'],
}

/** Millimeters along a side of the square. */
export const silkSide = 700

/** The colors of a print as uniforms of `silkPrint`. */
export function printColors(color: string) {
  const print = prints[color]
  if (!print) throw new Error(`There is no print in ${color}.`)
  const [ground, pale, deep, warm] = print.map((hex) => ({ value: new Vector3(...fromHex(hex)) }))
  return { groundInk: ground, paleInk: pale, deepInk: deep, warmInk: warm } as Record<
    'groundInk' | 'paleInk' | 'deepInk' | 'warmInk',
    { value: Vector3 }
  >
}

/** GLSL that sets `albedo` to the ink at `cloth`: a border of arches around a flower of sixteen petals. */
export const silkPrint = /* glsl */ `
  vec2 at = (cloth.xy / ${silkSide.toFixed(1)} - 0.5) * 1450.0;
  float soft = max(length(fwidth(at)), 0.6);
  #define inked(distance) smoothstep(soft, -soft, distance)
  #define frame(half, corner) (length(max(abs(at) - (half - corner), 0.0)) + min(max(abs(at.x), abs(at.y)) - (half - corner), 0.0) - corner)
  vec3 ink = deepInk;
  ink = mix(ink, paleInk, inked(frame(639.0, 4.0)));
  ink = mix(ink, groundInk, inked(frame(625.0, 4.0)));
  vec2 row = abs(at.y) > 490.0 ? at : at.yx;
  vec2 arch = vec2(mod(row.x + 577.0, 128.0) - 64.0, abs(row.y) - 535.0);
  float beyond = step(abs(at.y) > 490.0 ? 577.0 : 449.0, abs(row.x));
  vec2 dome = vec2(length(vec2(arch.x, max(arch.y - 6.0, 0.0))) - 46.0, length(vec2(arch.x, max(arch.y - 2.0, 0.0))) - 26.0);
  dome = max(dome, vec2(-34.0 - arch.y));
  ink = mix(ink, paleInk, inked(dome.x) * (1.0 - beyond));
  ink = mix(ink, warmInk, inked(dome.y) * (1.0 - beyond));
  ink = mix(ink, deepInk, inked(frame(469.0, 30.0)));
  ink = mix(ink, paleInk, inked(frame(455.0, 30.0)));
  ink = mix(ink, groundInk, inked(frame(441.0, 30.0)));
  for (int small = 1; small >= 0; small--) {
    float size = small == 1 ? 0.74 : 1.0;
    float angle = atan(at.y, at.x) / 0.7853982 + (small == 1 ? 0.0 : 0.5);
    angle = (fract(angle) - 0.5) * 0.7853982;
    vec2 petal = length(at) * vec2(sin(angle), cos(angle)) / size;
    float share = clamp((petal.y - 70.0) / 300.0, 0.0, 1.0);
    float t = share - 0.2 * share * (1.0 - share);
    float wide = 210.0 * t * (1.0 - t) * (1.0 - t) + 180.0 * t * t * (1.0 - t);
    ink = mix(ink, small == 1 ? warmInk : paleInk, inked((abs(petal.x) - wide) * size) * step(70.0, petal.y) * step(petal.y, 370.0));
  }
  ink = mix(ink, deepInk, inked(length(at) - 62.0));
  ink = mix(ink, warmInk, inked(length(at) - 40.0));
  albedo = ink;
`
