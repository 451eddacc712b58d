import {
  AddEquation,
  CustomBlending,
  DoubleSide,
  FrontSide,
  GLSL3,
  type IUniform,
  NoBlending,
  OneFactor,
  ShaderMaterial,
  SrcColorFactor,
  ZeroFactor,
} from 'three'
import { chance, lightOnThings } from '../glsl/light-on.ts'
import { noise } from '../glsl/noise.ts'
import { studioLight } from '../glsl/studio-light.ts'
import { lightUniforms } from '../light-uniforms.ts'

const vertexShader = /* glsl */ `
out vec3 place;
out vec3 facing;
out vec3 within;
out vec3 plateAxis;
uniform vec3 axis;
void main() {
  within = position;
  plateAxis = mat3(modelMatrix) * axis;
  vec4 world = modelMatrix * vec4(position, 1.0);
  place = world.xyz;
  facing = mat3(modelMatrix) * normal;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`

const surfaceHead = /* glsl */ `
precision highp float;
precision highp int;
in vec3 place;
in vec3 facing;
in vec3 within;
in vec3 plateAxis;
layout(location = 0) out highp vec4 light;
${chance}
${lightOnThings}
${studioLight}
${noise}

vec3 schlick(vec3 headOn, float cosine, float rough) {
  return headOn + (max(vec3(1.0 - rough), headOn) - headOn) * pow(1.0 - clamp(cosine, 0.0, 1.0), 5.0);
}

vec3 wavy(vec3 normal, float size, float height) {
  return normalize(normal + cloud3(within / size + 11.0) * height);
}
`

/**
 * A material of the studio. `main` is GLSL that sets `light` from `place` (world), `facing` (normal) and `within` (model), in
 * millimetres, with `received`, `studio`, `schlick`, `wavy` and noise at hand; `blending` is for panes.
 */
export function material(
  main: string,
  uniforms: Record<string, IUniform>,
  blending?: 'multiply' | 'add',
): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader: `${surfaceHead}${main}`,
    uniforms: { ...lightUniforms, ...uniforms },
    side: blending === undefined ? FrontSide : DoubleSide,
    depthWrite: blending === undefined,
    blending: blending === undefined ? NoBlending : CustomBlending,
    blendEquation: AddEquation,
    blendSrc: blending === 'multiply' ? ZeroFactor : OneFactor,
    blendDst: blending === 'multiply' ? SrcColorFactor : OneFactor,
  })
}
