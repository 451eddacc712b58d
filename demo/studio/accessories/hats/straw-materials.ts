import { fromHex } from '../../relief/color.ts'
import { matte } from '../../renderer/materials/matte.ts'
import type { Substance } from '../../renderer/substances.ts'

/** Millimeters from one row of braid to the next. */
const row = 6.4

/**
 * Straw braid sewn in a spiral from the edge of a brim to the top of a crown. `laid` is a share of a turn and the way from
 * the edge in millimeters; the radius there is `edge` less that way on the brim, then `side`, and shrinks again on the top.
 */
export function straw(
  hex: string,
  { edge, brim, side, wall }: { edge: number; brim: number; side: number; wall: number },
): Substance {
  const functions = /* glsl */ `
// Height from 0 to 1 and the number of the straw on top, for a place along and across a row.
vec2 plait(vec2 at, float number) {
  vec2 q = vec2(at.x + at.y, at.x - at.y) / 2.9;
  vec2 cell = floor(q);
  vec2 part = q - cell - 0.5;
  bool over = mod(cell.x + cell.y, 2.0) < 0.5;
  float across = over ? part.y : part.x;
  float along = over ? part.x : part.y;
  float round = sqrt(max(0.0, 1.0 - across * across * 3.4));
  float height = round * (0.45 + 0.55 * cos(along * 2.9));
  return vec2(height, over ? cell.y + number * 31.0 : cell.x + number * 17.0 + 0.5);
}

vec3 braid(vec2 at) {
  float spiral = at.y / ${row.toFixed(1)} - at.x;
  float number = floor(spiral);
  float across = spiral - number;
  float way = (number + 0.5) * ${row.toFixed(1)};
  float radius = way < brim ? edge - way : way < brim + wall ? side : max(4.0, side - (way - brim - wall));
  vec2 top = plait(vec2(at.x * radius * 6.2831853, (across - 0.5) * ${row.toFixed(1)}), number);
  float rim = min(across, 1.0 - across);
  float low = smoothstep(-0.03, 0.1, rim);
  return vec3(top.x * 0.62 * low + (1.0 - across) * 0.42, top.y, low * mix(0.55, 1.0, top.x));
}
`
  const surface = /* glsl */ `
    vec3 here = braid(laid);
    float step = 0.16;
    float turn = step / max(30.0, length(within.xz)) / 6.2831853;
    vec2 slope = vec2(braid(laid + vec2(turn, 0.0)).x, braid(laid + vec2(0.0, step)).x) - here.x;
    normal = raised(plain, clamp(slope / step, -1.4, 1.4) * 0.75);
    float own = hash(vec2(here.y, 3.0));
    albedo *= mix(0.8, 1.12, own) * (1.0 + 0.06 * cloud(within / 30.0));
    albedo *= mix(vec3(1.0), vec3(1.03, 0.96, 0.82), hash(vec2(here.y, 7.0)));
    bare = mix(0.42, 1.0, here.z);
    gloss = 0.7;
  `
  const uniforms = { edge: { value: edge }, brim: { value: brim }, side: { value: side }, wall: { value: wall } }
  return { material: matte({ albedo: fromHex(hex), headOn: 0.055, functions, surface, uniforms }), at: 'solid' }
}

/** Grosgrain: fine ribs across the ribbon; `laid` is millimeters along and across it. */
export function grosgrain(hex: string): Substance {
  const surface = /* glsl */ `
    float rib = laid.x * 6.2831853 / 1.15;
    normal = raised(plain, vec2(-sin(rib) * 0.55, 0.0));
    normal = wavy(normal, 9.0, 0.05);
    albedo *= 0.86 + 0.14 * cos(rib);
    bare = 0.8 + 0.2 * cos(rib);
    gloss = 0.5;
  `
  return { material: matte({ albedo: fromHex(hex), headOn: 0.035, surface }), at: 'solid' }
}
