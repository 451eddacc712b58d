import { type IUniform, type ShaderMaterial, Vector3 } from 'three'
import { luminance, type Rgb } from '../../relief/color.ts'
import { material } from './surface.ts'

/** A substance that light does not pass. `surface` is GLSL that may change `albedo`, `headOn`, `rough`, `normal` and `metal` by `within` (mm). */
export interface Opaque {
  albedo: Rgb
  /** Share mirrored head-on, by channel; for a metal its color. */
  headOn: Rgb
  rough: number
  metal?: boolean
  surface?: string
  uniforms?: Record<string, IUniform>
}

export function opaque({ albedo, headOn, rough, metal = false, surface = '', uniforms = {} }: Opaque): ShaderMaterial {
  return material(
    /* glsl */ `
uniform vec3 albedoOf;
uniform vec3 headOnOf;
uniform float roughOf;
uniform float metalOf;
SURFACE_UNIFORMS
void main() {
  vec3 albedo = albedoOf;
  vec3 headOn = headOnOf;
  float rough = roughOf;
  float metal = metalOf;
  vec3 ray = normalize(place - cameraPosition);
  vec3 normal = normalize(facing) * (gl_FrontFacing ? 1.0 : -1.0);
  {${surface}}
  float cosine = clamp(-dot(ray, normal), 0.02, 1.0);
  vec3 share = schlick(headOn, cosine, rough);
  vec3 mirrored = share * studio(place, reflect(ray, normal), rough < 0.08 ? 0.0 : rough < 0.4 ? 1.0 : 2.0);
  vec3 scattered = SCATTERED;
  light = vec4(min(mirrored, vec3(4.0)) + scattered, 1.0);
}
`
      .replace('SURFACE_UNIFORMS', declared(uniforms))
      .replace(
        'SCATTERED',
        metal || luminance(albedo) < 0.008 ? 'albedo' : 'albedo * received(place, normal) * (1.0 - share)',
      ),
    {
      albedoOf: { value: new Vector3(...albedo) },
      headOnOf: { value: new Vector3(...headOn) },
      roughOf: { value: rough },
      metalOf: { value: metal ? 1 : 0 },
      ...uniforms,
    },
  )
}

export function declared(uniforms: Record<string, IUniform>): string {
  return Object.entries(uniforms)
    .map(([name, { value }]) => `uniform ${typeof value === 'number' ? 'float' : 'vec3'} ${name};`)
    .join('\n')
}
