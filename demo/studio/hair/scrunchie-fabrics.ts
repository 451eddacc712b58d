import { fromHex, luminance, mixed, type Rgb, times } from '../relief/color.ts'
import { type Lustrous, lustrous } from '../renderer/materials/lustrous.ts'
import type { Substance } from '../renderer/substances.ts'
import type { Gathered } from './gathered-ring.ts'

/** What a scrunchie is made of: how it gathers, and how it takes the light in each color. */
interface Stuff {
  sewn: Gathered
  face: (color: Rgb) => Lustrous
}

const white: Rgb = [1, 1, 1]

const silk: Stuff = {
  sewn: { length: 640, girth: 82, spacing: 1.4, thickness: 1.15, bend: 9, air: 2800, elastic: 22, seed: 3 },
  face: (color) => ({
    albedo: times(color, 0.62),
    gloss: times(mixed(white, color, 0.5), 0.17 + 0.27 * Math.sqrt(luminance(color))),
    rough: [0.19, 0.37],
    surface: /* glsl */ `
      normal = raised(normal, layered(vec3(cloth.xy / vec2(5.0, 9.0), 3.0)) * 0.12 + cloud(vec3(cloth.xy / vec2(1.1, 4.0), 8.0)) * 0.012);
      albedo *= 1.0 + 0.05 * cloud(vec3(cloth.xy / vec2(0.25, 6.0), 1.0));
    `,
  }),
}

const velvet: Stuff = {
  sewn: { length: 500, girth: 84, spacing: 1.8, thickness: 1.9, bend: 2, air: 4200, elastic: 24, seed: 11 },
  face: (color) => ({
    albedo: times(color, 0.55),
    sheen: times(mixed(color, white, 0.05), 1.6),
    pile: 0.34,
    bounce: 0.5,
    surface: /* glsl */ `
      vec3 brushed = cloud3(vec3(cloth.xy / 9.0, 2.0)) * 0.2 + cloud3(vec3(cloth.xy / 2.2, 5.0)) * 0.1 + cloud3(vec3(cloth.xy / 0.4, 9.0)) * 0.16;
      normal = normalize(normal + brushed - 0.18 * normalize(along));
      sheen *= 1.0 + 0.3 * cloud(vec3(cloth.xy / 0.3, 7.0));
    `,
  }),
}

const linen: Stuff = {
  sewn: { length: 520, girth: 84, spacing: 1.7, thickness: 1.6, bend: 3, air: 3200, elastic: 24, seed: 23 },
  face: (color) => ({
    bounce: 0.1,
    albedo: times(mixed(color, [luminance(color), luminance(color), luminance(color)], 0.16), 0.9),
    sheen: times(color, 0.12),
    pile: 0.8,
    surface: /* glsl */ `
      vec2 yarn = cloth.xy / 0.52 + 0.35 * cloud3(vec3(cloth.xy / 3.0, 1.0)).xy;
      vec2 turn = sin(yarn * 3.14159265);
      vec2 slub = vec2(cloud(vec3(cloth.x / 14.0, cloth.y / 0.5, 4.0)), cloud(vec3(cloth.x / 0.5, cloth.y / 14.0, 6.0)));
      float over = turn.x * turn.y;
      float crushed = layered(vec3(cloth.xy / 6.0, 2.0));
      normal = raised(normal, over * 0.06 + 0.05 * (slub.x + slub.y) + 0.5 * abs(crushed));
      albedo *= 1.0 + 0.075 * (slub.x + slub.y) + 0.1 * over;
    `,
  }),
}

const stuffs: Record<string, Stuff> = { 'MG-H-203': silk, 'MG-H-204': velvet, 'MG-H-209': linen }

const hexes: Record<string, string> = {
  Champagne: '#d2b88e',
  Black: '#161415',
  Blush: '#cf9d90',
  Sage: '#8b9778',
  Ink: '#262f4b',
  Bordeaux: '#531a25',
  Forest: '#283c2f',
  Navy: '#222a43',
  Sand: '#cfb78f',
  Terracotta: '#a9573a',
  Ecru: '#e0d4b8',
}

/** How a scrunchie is sewn, and the substance of its cloth. */
export function scrunchieStuff(sku: string, color: string): { sewn: Gathered; substance: Substance } {
  const stuff = stuffs[sku]
  const hex = hexes[color]
  if (!stuff || !hex) throw new Error(`There is no model of ${sku} in ${color}.`)
  return { sewn: stuff.sewn, substance: { material: lustrous(stuff.face(fromHex(hex))), at: 'solid' } }
}
