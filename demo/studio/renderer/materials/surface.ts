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
import { environment } from '../glsl/environment.ts'
import { chance, lightOnMatte, lightOnThings } from '../glsl/light-on.ts'
import { noise } from '../glsl/noise.ts'
import { lightUniforms } from '../light-uniforms.ts'

const vertexShader = /* glsl */ `
out vec3 place;
out vec3 facing;
out vec3 within;
out vec3 plateAxis;
out vec2 laid;
out vec2 toTrim;
in vec2 trim;
in vec3 woven;
out vec3 cloth;
uniform vec3 axis;
void main() {
  within = position;
  laid = uv;
  toTrim = trim;
  cloth = woven;
  plateAxis = mat3(modelMatrix) * axis;
  vec4 world = modelMatrix * vec4(position, 1.0);
  place = world.xyz;
  facing = mat3(modelMatrix) * normal;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`

const surfaceHead = (matte: boolean) => /* glsl */ `
precision highp float;
precision highp int;
in vec3 place;
in vec3 facing;
in vec3 within;
in vec3 plateAxis;
in vec2 laid;
in vec3 cloth;
layout(location = 0) out highp vec4 light;
${chance}
${matte ? lightOnMatte : lightOnThings}
${environment}
${noise}

vec3 schlick(vec3 headOn, float cosine, float rough) {
  return headOn + (max(vec3(1.0 - rough), headOn) - headOn) * pow(1.0 - clamp(cosine, 0.0, 1.0), 5.0);
}

vec3 wavy(vec3 normal, float size, float height) {
  return normalize(normal + cloud3(within / size + 11.0) * height);
}
`

/**
 * A material of the studio. `main` is GLSL that sets `light` from `place` (world), `facing` (normal), `within` (model),
 * `laid` (what the mesh has for coordinates on its surface) and `cloth` (across and along a piece of cloth), in
 * millimeters, with `received`, `studio`, `schlick`, `wavy` and noise at hand; `finish` is for panes, which multiply or
 * add to what is behind them, and for what is matte.
 */
export function material(
  main: string,
  uniforms: Record<string, IUniform>,
  finish?: 'multiply' | 'add' | 'matte',
): ShaderMaterial {
  const solid = finish === undefined || finish === 'matte'
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader: `${surfaceHead(finish === 'matte')}${main}`,
    uniforms: { ...lightUniforms, ...uniforms },
    side: solid ? FrontSide : DoubleSide,
    depthWrite: solid,
    blending: solid ? NoBlending : CustomBlending,
    blendEquation: AddEquation,
    blendSrc: finish === 'multiply' ? ZeroFactor : OneFactor,
    blendDst: finish === 'multiply' ? SrcColorFactor : OneFactor,
  })
}
