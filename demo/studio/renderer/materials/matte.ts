import { type IUniform, type ShaderMaterial, Vector3 } from 'three'
import type { Rgb } from '../../relief/color.ts'
import { pebbles } from '../glsl/noise.ts'
import { declared } from './opaque.ts'
import { material } from './surface.ts'

/** Leather, cloth or straw: mostly scatters light; its broad highlight is as dark as the shadow it lies in. */
export interface Matte {
  albedo: Rgb
  /** Share mirrored head-on. */
  headOn: number
  /** GLSL functions for `surface`. */
  functions?: string
  /** GLSL that may change `albedo`, `headOn`, `gloss` (0 broad highlights, 1 narrower ones), `normal` and `bare`. */
  surface: string
  uniforms?: Record<string, IUniform>
}

/** `bare` is how much of the light its form leaves a place, as in the depth of a weave. */
export function matte({ albedo, headOn, functions = '', surface, uniforms = {} }: Matte): ShaderMaterial {
  return material(
    /* glsl */ `
${pebbles}
uniform vec3 albedoOf;
uniform float headOnOf;
${declared(uniforms)}

// A normal on a surface that rises by this slope for each millimeter of its coordinates.
vec3 raised(vec3 normal, vec2 slope) {
  vec3 right = dFdx(place);
  vec3 up = dFdy(place);
  vec2 laidRight = dFdx(laid);
  vec2 laidUp = dFdy(laid);
  float turn = sign(laidRight.x * laidUp.y - laidUp.x * laidRight.y);
  vec3 across = normalize(right * laidUp.y - up * laidRight.y) * turn;
  vec3 along = normalize(up * laidRight.x - right * laidUp.x) * turn;
  return normalize(normal - across * slope.x - along * slope.y);
}

float hash(vec2 cell) {
  return fract(sin(dot(cell, vec2(12.9898, 78.233))) * 43758.5453);
}
${functions}

void main() {
  vec3 albedo = albedoOf;
  float headOn = headOnOf;
  float gloss = 0.4;
  float bare = 1.0;
  vec3 ray = normalize(place - cameraPosition);
  vec3 normal = normalize(facing) * (gl_FrontFacing ? 1.0 : -1.0);
  vec3 plain = normal;
  {${surface}}
  normal = normalize(normal);
  if (dot(ray, normal) > -0.05) normal = normalize(normal - ray * (dot(ray, normal) + 0.05));
  float cosine = clamp(-dot(ray, normal), 0.02, 1.0);
  vec3 lit = received(place, normal);
  vec3 share = vec3(headOn + min(0.4, headOn * 6.0) * pow(1.0 - cosine, 5.0));
  vec3 around = mix(studio(place, reflect(ray, normal), 2.0), studio(place, reflect(ray, normal), 3.0), gloss);
  vec3 mirrored = share * around * (0.12 + 0.88 * open) * bare;
  // What light a fold keeps away comes back in part from its other side.
  vec3 again = albedo * albedo * (1.0 - open) * 0.16;
  vec3 scattered = (albedo * lit + again) * (1.0 - share) * bare;
  light = vec4(min(mirrored, vec3(4.0)) + scattered, 1.0);
}
`,
    { albedoOf: { value: new Vector3(...albedo) }, headOnOf: { value: headOn }, ...uniforms },
    'matte',
  )
}
