import { type ShaderMaterial, Vector3 } from 'three'
import type { Rgb } from '../../relief/color.ts'
import { material } from './surface.ts'

/** A thin pane, tinted from top to bottom, with a coat that mirrors. */
export interface Glass {
  top: Rgb
  bottom: Rgb
  /** Between which heights of the model (mm) the tint runs. */
  from: number
  to: number
  /** Share that the coat mirrors head-on beside that of bare glass, and its color. */
  coat: number
  coatColor: Rgb
}

/** Two materials for the same mesh: the first takes light from what is behind, the second adds what the pane mirrors. */
export function glass({ top, bottom, from, to, coat, coatColor }: Glass): [ShaderMaterial, ShaderMaterial] {
  const tint = /* glsl */ `
uniform vec3 topDensity;
uniform vec3 bottomDensity;
uniform vec2 reach;
uniform float coat;
uniform vec3 coatColor;
vec3 tint(float longer) {
  float share = smoothstep(0.0, 1.0, (within.y - reach.x) / (reach.y - reach.x));
  return exp(mix(bottomDensity, topDensity, share) * longer);
}
float coated(float cosine) {
  return 1.0 - (1.0 - coat) * (1.0 - (0.04 + 0.96 * pow(1.0 - cosine, 5.0)));
}
`
  const uniforms = {
    topDensity: { value: new Vector3(...top.map(Math.log)) },
    bottomDensity: { value: new Vector3(...bottom.map(Math.log)) },
    reach: { value: [from, to] },
    coat: { value: coat },
    coatColor: { value: new Vector3(...coatColor) },
  }
  const takes = material(
    /* glsl */ `
${tint}
void main() {
  vec3 ray = normalize(place - cameraPosition);
  float cosine = abs(dot(ray, normalize(facing)));
  light = vec4(tint(1.0 / mix(0.75, 1.0, cosine)) * (1.0 - coated(cosine)), 1.0);
}
`,
    uniforms,
    'multiply',
  )
  const adds = material(
    /* glsl */ `
${tint}
void main() {
  vec3 ray = normalize(place - cameraPosition);
  vec3 normal = normalize(facing);
  normal *= -sign(dot(ray, normal));
  float cosine = clamp(-dot(ray, normal), 0.02, 1.0);
  vec3 face = studio(place, reflect(ray, normal), 0.0);
  vec3 inner = normalize(normal + 0.035 * vec3(normal.x, normal.y + 0.2, 0.0));
  vec3 back = studio(place, reflect(ray, inner), 0.0);
  float bare = 0.04 + 0.96 * pow(1.0 - cosine, 5.0);
  vec3 t = tint(2.0);
  vec3 share = mix(vec3(bare), coatColor * coated(cosine), step(0.001, coat));
  light = vec4(min(face * share + back * bare * 0.55 * t, vec3(4.0)), 1.0);
}
`,
    uniforms,
    'add',
  )
  return [takes, adds]
}
