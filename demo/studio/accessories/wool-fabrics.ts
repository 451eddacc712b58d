import { DoubleSide, type ShaderMaterial, Vector3 } from 'three'
import { fromHex, luminance, mixed, times } from '../relief/color.ts'
import { type Lustrous, lustrous } from '../renderer/materials/lustrous.ts'

const wools: Record<string, string> = { Camel: '#ab7f4e', Gray: '#85827e', Forest: '#334135' }

/** The second yarn of what is checked. */
const checks: Record<string, string> = { Camel: '#5c3a22', Gray: '#3a3c42' }

// Stripes of the second yarn both ways, as twill: where one of them crosses the ground, every other thread is seen.
const check = /* glsl */ `
  vec2 stripe = abs(fract((cloth.xy + vec2(0.0, 12.0)) / 74.0) - 0.5) * 74.0;
  vec2 dyed = smoothstep(17.6, 16.8, stripe + 0.5 * cloud3(vec3(cloth.xy / 3.0, 4.0)).xy);
  float over = smoothstep(-0.5, 0.5, sin((cloth.x + cloth.y) * 2.4));
  float share = cloth.z > 0.5 ? dyed.x : mix(dyed.x, dyed.y, mix(0.5, over, 0.72));
  vec3 yarn = mix(vec3(1.0), second, share);
  albedo *= yarn;
  sheen *= yarn;
`

const twill = /* glsl */ `
  float rib = cloth.z > 0.5 ? 0.0 : sin((cloth.x + cloth.y) * 2.4 + cloud(vec3(cloth.xy / 5.0, 1.0)));
  float hair = cloud(vec3(cloth.x / 0.9, cloth.y / 2.2, 2.0)) + cloud(vec3(cloth.x / 2.6, cloth.y / 0.8, 5.0));
  float felt = layered(vec3(cloth.xy / 3.4, 3.0));
  normal = raised(normal, rib * 0.02 + hair * 0.035 + felt * 0.06);
  albedo *= 1.0 + 0.06 * rib + 0.1 * hair + 0.12 * felt;
`

/** Brushed wool in a color, plain or checked. */
export function wool(color: string, checked: boolean): ShaderMaterial {
  return lustrous(woolFace(color, checked))
}

/** Its loose hairs, seen from both sides. */
export function woolHairs(color: string, checked: boolean): ShaderMaterial {
  const face = woolFace(color, checked)
  const material = lustrous({ ...face, albedo: times(face.albedo, 1.15), surface: checked ? check : '' })
  material.side = DoubleSide
  return material
}

function woolFace(color: string, checked: boolean): Lustrous {
  const hex = wools[color]
  if (!hex) throw new Error(`There is no wool in ${color}.`)
  const ground = fromHex(hex)
  const grey = luminance(ground)
  const muted = mixed(ground, [grey, grey, grey], 0.16)
  const dark = fromHex(checks[color] ?? hex)
  const second = new Vector3(dark[0] / ground[0], dark[1] / ground[1], dark[2] / ground[2])
  return {
    albedo: times(muted, 0.92),
    sheen: times(muted, 0.36),
    pile: 0.7,
    bounce: 0.1,
    surface: checked ? `${check}${twill}` : twill,
    ...(checked ? { uniforms: { second: { value: second } } } : {}),
  }
}
