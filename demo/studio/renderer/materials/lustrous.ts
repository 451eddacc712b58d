import { type IUniform, type ShaderMaterial, Vector3 } from 'three'
import { luminance, type Rgb } from '../../relief/color.ts'
import { lampsPerExposure } from '../glsl/light-on.ts'
import { material } from './surface.ts'

/**
 * Cloth, lit by every lamp of an exposure for itself, so that its shine lies in shadow too. `surface` is GLSL that may
 * change `albedo`, `sheen`, `gloss`, `normal`, `across` and `along` by `cloth` (mm in the piece) and `within`.
 */
export interface Lustrous {
  albedo: Rgb
  /** Light that fine fibres scatter where they are seen from the side, and how they lie: 0.2 is a dense pile, 1 loose fuzz. */
  sheen?: Rgb
  pile?: number
  /** What smooth threads mirror, and how rough they are across and along the piece. */
  gloss?: Rgb
  rough?: readonly [across: number, along: number]
  /** The share of light that its folds throw to each other. */
  bounce?: number
  surface?: string
  uniforms?: Record<string, IUniform>
}

export function lustrous({
  albedo,
  sheen = [0, 0, 0],
  pile = 0.5,
  gloss = [0, 0, 0],
  rough = [0.4, 0.4],
  bounce = 0.16,
  surface = '',
  uniforms = {},
}: Lustrous): ShaderMaterial {
  const declared = Object.entries(uniforms)
    .map(([name, { value }]) => `uniform ${typeof value === 'number' ? 'float' : 'vec3'} ${name};`)
    .join('\n')
  const isPiled = luminance(sheen) > 0
  const isGlossy = luminance(gloss) > 0
  return material(
    /* glsl */ `
uniform vec3 albedoOf;
uniform vec3 sheenOf;
uniform vec3 glossOf;
uniform vec2 roughOf;
uniform float pile;
uniform float bounce;
${declared}

// Height of the surface in millimeters as a change of its normal.
vec3 raised(vec3 normal, float height) {
  vec3 right = dFdx(place);
  vec3 up = dFdy(place);
  vec3 one = cross(up, normal);
  vec3 other = cross(normal, right);
  float area = dot(right, one);
  vec3 slope = (dFdx(height) * one + dFdy(height) * other) / (abs(area) < 1e-9 ? 1e-9 : area);
  float steep = length(slope);
  return normalize(normal - slope * min(1.0, 1.2 / max(steep, 1e-6)));
}

float fibres(float facing, float toward, float seen) {
  float lying = pow(max(1.0 - facing * facing, 0.0), 0.5 / pile) * (2.0 + 1.0 / pile) * 0.5;
  return lying / (4.0 * (toward + seen - toward * seen));
}

float threads(vec3 normal, vec3 across, vec3 along, vec3 half_, float toward, float seen) {
  vec2 lean = vec2(dot(half_, across), dot(half_, along)) / roughOf;
  float up = dot(half_, normal);
  float spread = dot(lean, lean) + up * up;
  return 1.0 / (roughOf.x * roughOf.y * spread * spread) / (4.0 * max(0.08, toward + seen - toward * seen));
}

vec3 fresnel(vec3 headOn, float cosine) {
  float left = 1.0 - clamp(cosine, 0.0, 1.0);
  return headOn + (1.0 - headOn) * left * left * left * left * left;
}

void main() {
  vec3 albedo = albedoOf;
  vec3 sheen = sheenOf;
  vec3 gloss = glossOf;
  vec3 eye = normalize(cameraPosition - place);
  vec3 face = normalize(facing) * (gl_FrontFacing ? 1.0 : -1.0);
  vec3 normal = face;
  vec2 right = dFdx(cloth.xy);
  vec2 up = dFdy(cloth.xy);
  vec3 across = dFdx(place) * up.y - dFdy(place) * right.y;
  vec3 along = dFdy(place) * right.x - dFdx(place) * up.x;
  {${surface}}
  across = normalize(across - normal * dot(across, normal) + 1e-6);
  along = cross(normal, across);
  float seen = clamp(dot(normal, eye), 0.05, 1.0);
  vec3 sum = albedo * albedo * bounce;
  vec2 shake = shaken();
  for (int i = 0; i < ${lampsPerExposure}; i++) {
    float toward = dot(normal, lampToward[i]);
    if (toward <= 0.0) continue;
    vec3 half_ = normalize(eye + lampToward[i]);
    vec3 back = albedo;
    ${isPiled ? 'back += sheen * fibres(dot(normal, half_), toward, seen);' : ''}
    ${isGlossy ? 'back += fresnel(gloss, dot(half_, eye)) * threads(normal, across, along, half_, toward, seen);' : ''}
    sum += lampLight[i] * passing(i, place, face, shake) * toward * min(back, vec3(6.0));
  }
  light = vec4(sum, 1.0);
}
`,
    {
      albedoOf: { value: new Vector3(...albedo) },
      sheenOf: { value: new Vector3(...sheen) },
      glossOf: { value: new Vector3(...gloss) },
      roughOf: { value: rough },
      pile: { value: pile },
      bounce: { value: bounce },
      ...uniforms,
    },
  )
}
