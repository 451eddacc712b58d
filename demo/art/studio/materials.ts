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
  Vector3,
  ZeroFactor,
} from 'three'
import { luminance, type Rgb } from '../engine/colour.ts'
import { chance, lightOnThings } from './glsl/light-on.ts'
import { noise } from './glsl/noise.ts'
import { studioLight } from './glsl/studio-light.ts'
import { lightUniforms } from './light-uniforms.ts'

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

/** A substance that light does not pass. `surface` is GLSL that may change `albedo`, `headOn`, `rough`, `normal` and `metal` by `within` (mm). */
export interface Opaque {
  albedo: Rgb
  /** Share mirrored head-on, by channel; for a metal its colour. */
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

/** A substance with pigment in its depth, seen some millimetres into. Absorption is per millimetre. */
export interface Deep {
  /** What is taken from the light by the mass, and by the blotches in it. */
  absorbed: Rgb
  blotches?: Rgb
  /** Colour that the mass scatters back. */
  scattered: Rgb
  blotchScattered?: Rgb
  seed: number
  depth: number
}

/** Tortoise: dark blotches at several depths below a polished face. */
export function deep({ absorbed, blotches, scattered, blotchScattered, seed, depth }: Deep): ShaderMaterial {
  return material(
    /* glsl */ `
uniform vec3 absorbed;
uniform vec3 blotches;
uniform vec3 scatters;
uniform vec3 blotchScatters;
uniform float seed;
uniform float depth;

float blotch(vec3 at) {
  vec3 q = at / vec3(11.5, 9.0, 8.0) + seed;
  q += cloud3(q * 0.8 + 5.0) * 0.55;
  float body = layered(q);
  float fine = cloud(q * 3.1 + 2.0);
  return smoothstep(-0.12, 0.16, body + fine * 0.08);
}

void main() {
  vec3 ray = normalize(place - cameraPosition);
  vec3 normal = normalize(facing);
  vec3 polished = wavy(normal, 7.0, 0.012);
  float cosine = clamp(-dot(ray, normal), 0.02, 1.0);
  vec3 share = schlick(vec3(0.042), cosine, 0.04);
  vec3 mirrored = share * studio(place, reflect(ray, polished), 0.0);
  vec3 inward = refract(ray, normal, 1.0 / 1.49);
  vec3 lit = received(place, normal) + 0.06;
  float step1 = depth / 3.0;
  vec3 passed = vec3(1.0);
  vec3 seen = vec3(0.0);
  float start = chance(5.0);
  for (int i = 0; i < 3; i++) {
    float dark = blotch(within + inward * (float(i) + start) * step1);
    vec3 taken = exp(-(absorbed + blotches * dark) * step1);
    vec3 colour = mix(scatters, blotchScatters, dark);
    seen += passed * (1.0 - taken) * colour * lit;
    passed *= taken;
  }
  seen += passed * studio(place, inward, 2.0) * 0.55;
  light = vec4(min(mirrored, vec3(4.0)) + seen * (1.0 - share), 1.0);
}
`,
    {
      absorbed: { value: new Vector3(...absorbed) },
      blotches: { value: new Vector3(...(blotches ?? [0, 0, 0])) },
      scatters: { value: new Vector3(...scattered) },
      blotchScatters: { value: new Vector3(...(blotchScattered ?? [0, 0, 0])) },
      seed: { value: seed },
      depth: { value: depth },
    },
  )
}

/** A clear or tinted mass that what is behind it shines through, bent as by a plate of this thickness. */
export interface Clear {
  /** Absorption per millimetre. */
  absorbed: Rgb
  /** Colour and share of what the mass scatters. */
  scattered: Rgb
  cloudy: number
  /** Millimetres from face to face, and which way the plate faces in the model. */
  thickness: number
  axis: readonly [number, number, number]
  rough?: number
}

export function clear({ absorbed, scattered, cloudy, thickness, axis, rough = 0.03 }: Clear): ShaderMaterial {
  return material(
    /* glsl */ `
uniform vec3 absorbed;
uniform vec3 scatters;
uniform float cloudy;
uniform float thickness;
uniform float polish;
uniform sampler2D behind;
uniform mat4 worldToBehind;

vec3 through(vec3 from, vec3 ray) {
  vec4 seen = worldToBehind * vec4(from + ray * 26.0, 1.0);
  return texture(behind, clamp(seen.xy / seen.w, 0.002, 0.998)).rgb;
}

void main() {
  vec3 ray = normalize(place - cameraPosition);
  vec3 normal = normalize(facing);
  vec3 polished = wavy(normal, 7.0, 0.012);
  float cosine = clamp(-dot(ray, normal), 0.02, 1.0);
  vec3 share = schlick(vec3(0.042), cosine, polish);
  vec3 mirrored = share * studio(place, reflect(ray, polished), polish < 0.08 ? 0.0 : 1.0);
  vec3 inward = refract(ray, polished, 1.0 / 1.49);
  vec3 plate = normalize(plateAxis);
  plate *= sign(dot(plate, inward));
  float way = thickness / max(dot(inward, plate), 0.3);
  vec3 out1 = refract(inward, -plate, 1.49);
  vec3 exit = place + inward * way;
  vec3 beyond;
  if (dot(out1, out1) < 0.5) {
    vec3 turned = reflect(inward, -plate);
    way *= 1.9;
    beyond = studio(exit, turned, 0.0) * 0.85;
  } else {
    float lost = pow(1.0 - clamp(dot(out1, plate), 0.0, 1.0), 5.0) * 0.9 + 0.05;
    vec3 glint = studio(exit, reflect(inward, -plate), 0.0);
    beyond = through(exit, out1) * (1.0 - lost) + glint * lost;
  }
  vec3 taken = exp(-absorbed * way);
  vec3 lit = received(place, normal) * 0.7 + 0.16;
  float mist = 1.0 - exp(-cloudy * way);
  vec3 seen = mix(beyond * taken, scatters * lit, mist);
  light = vec4(min(mirrored, vec3(4.0)) + seen * (1.0 - share), 1.0);
}
`,
    {
      absorbed: { value: new Vector3(...absorbed) },
      scatters: { value: new Vector3(...scattered) },
      cloudy: { value: cloudy },
      thickness: { value: thickness },
      polish: { value: rough },
      axis: { value: new Vector3(...axis) },
    },
  )
}

/** A thin pane, tinted from top to bottom, with a coat that mirrors. */
export interface Glass {
  top: Rgb
  bottom: Rgb
  /** Between which heights of the model (mm) the tint runs. */
  from: number
  to: number
  /** Share that the coat mirrors head-on beside that of bare glass, and its colour. */
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

function material(main: string, uniforms: Record<string, IUniform>, blending?: 'multiply' | 'add'): ShaderMaterial {
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

function declared(uniforms: Record<string, IUniform>): string {
  return Object.entries(uniforms)
    .map(([name, { value }]) => `uniform ${typeof value === 'number' ? 'float' : 'vec3'} ${name};`)
    .join('\n')
}
