import { type ShaderMaterial, Vector2, Vector3, Vector4 } from 'three'
import type { Rgb } from '../../relief/color.ts'
import { material } from './surface.ts'

/** Cloth. All lengths are millimeters on the panel, as the `uv` of its geometry gives them. */
export interface Fabric {
  albedo: Rgb
  /** GLSL of `float weave(vec2 at)`: height of the threads, 0 to 1. */
  weave: string
  /** Millimeters from one thread to the next, and how high threads stand in millimeters. */
  pitch: number
  relief: number
  /** How much threads differ in color. */
  uneven: number
  /** How much of the light that grazes it its fuzz throws back. */
  fuzz: number
  /** How much it shines along and across its threads, as satin does; 0 for none. */
  shine?: number
  /** GLSL that may change `albedo` by `at`, as stripes do. */
  print?: string
  /** Where stitches run, in millimeters from open edges and from seams; 0 for none. */
  hem?: number
  seam?: number
  /** Color of the thread, if it is not that of the cloth. */
  thread?: Rgb
}

export function fabric({
  albedo,
  weave,
  pitch,
  relief,
  uneven,
  fuzz,
  shine = 0,
  print = '',
  hem = 0,
  seam = 0,
  thread,
}: Fabric): ShaderMaterial {
  return material(
    /* glsl */ `
in vec2 toTrim;
uniform vec3 albedoOf;
uniform vec3 shape;
uniform vec3 feel;
uniform vec2 stitched;
uniform vec4 threadOf;

float tossed(vec2 cell) {
  uvec2 whole = uvec2(ivec2(floor(cell)) + 4096);
  uint state = whole.x * 1973u + whole.y * 9277u + 5u;
  state ^= state >> 15; state *= 0x2c1b3c6du; state ^= state >> 12; state *= 0x297a2d39u; state ^= state >> 15;
  return float(state) / 4294967296.0;
}
float soft(vec2 at) {
  return 0.5 + 0.5 * cloud(vec3(at, at.x * 0.031 + at.y * 0.017));
}
${weave}

// A seam is a groove between two soft rolls; a row of stitches presses the cloth down along a line.
float sewing(vec2 trim) {
  float groove = -0.9 * exp(-trim.y * trim.y / 1.8) + 0.35 * exp(-(trim.y - 3.5) * (trim.y - 3.5) / 5.0);
  float rows = 0.0;
  if (stitched.x > 0.0) rows += exp(-pow(trim.x - stitched.x, 2.0) / 1.4) - 0.8 * smoothstep(stitched.x + 1.5, stitched.x - 1.5, trim.x);
  if (stitched.y > 0.0) rows += exp(-pow(trim.y - stitched.y, 2.0) / 0.7);
  return groove - 0.45 * rows;
}

void main() {
  vec3 albedo = albedoOf;
  vec3 ray = normalize(place - cameraPosition);
  float side = gl_FrontFacing ? 1.0 : -1.0;
  vec3 normal = normalize(facing) * side;
  vec2 at = laid;
  vec3 px = dFdx(place), py = dFdy(place);
  vec2 ux = dFdx(at), uy = dFdy(at);
  vec2 tx = dFdx(toTrim), ty = dFdy(toTrim);
  float turn = ux.x * uy.y - uy.x * ux.y;
  vec3 across = px * uy.y - py * ux.y;
  vec3 along = py * ux.x - px * uy.x;
  float wide = max(length(ux), length(uy));
  float here = 0.5;
  float close = smoothstep(0.75, 0.3, wide / shape.x);
  if (abs(turn) > 1e-9) {
    across = normalize(across / turn);
    along = normalize(along / turn);
    float step = shape.x * 0.08;
    vec2 slope = vec2(0.0);
    if (close > 0.01) {
      here = weave(at);
      slope = vec2(weave(at + vec2(step, 0.0)) - here, weave(at + vec2(0.0, step)) - here) / step * shape.y * close;
    }
    float sewn = sewing(toTrim);
    float dx = sewing(toTrim + tx) - sewn;
    float dy = sewing(toTrim + ty) - sewn;
    slope += vec2(dx * uy.y - dy * ux.y, dy * ux.x - dx * uy.x) / turn * smoothstep(3.0, 0.8, wide);
    slope = clamp(slope, -1.4, 1.4);
    normal = normalize(normal - (across * slope.x + along * slope.y) * side);
    albedo *= mix(1.0, 0.78 + 0.3 * here, close) * (1.0 - 0.3 * clamp(-sewn, 0.0, 1.0));
  }
  float threads = (soft(at * vec2(1.0 / shape.x, 0.02)) + soft(at * vec2(0.02, 1.0 / shape.x))) - 1.0;
  float slubs = (soft(at * vec2(0.45, 0.03)) + soft(at * vec2(0.03, 0.45) + 70.0)) - 1.0;
  albedo *= 1.0 + shape.z * (threads * mix(0.35, 1.0, close) + slubs * 0.5 + (soft(at * 0.02) - 0.5) * 0.3);
  if (threadOf.w > 0.0) {
    vec2 row = exp(-pow(toTrim - stitched, vec2(2.0)) / 0.35) * step(0.5, stitched);
    float stitch = smoothstep(0.25, 0.4, abs(fract((at.x + at.y) / 3.4) - 0.5) * 2.0);
    albedo = mix(albedo, threadOf.rgb, min(1.0, row.x + row.y) * mix(0.7, stitch, smoothstep(0.9, 0.5, wide)) * threadOf.w);
  }
  {${print}}
  float cosine = clamp(-dot(ray, normal), 0.02, 1.0);
  vec3 got = received(place, normal);
  // Light that went from fold to fold before it came here has the color of the cloth.
  vec3 scattered = albedo * mix(got, vec3(0.75), 0.16 * sqrt(albedo)) * (1.0 - 0.04 * feel.y);
  vec3 around = studio(place, normal, 2.0);
  vec3 fuzzy = (albedo * 0.7 + 0.035) * around * feel.x * pow(1.0 - cosine, 2.5) * (0.35 + 0.65 * got);
  vec3 mirrored = vec3(0.0);
  if (feel.y > 0.0) {
    // Threads that lie side by side scatter what they mirror across themselves.
    for (int i = -1; i <= 1; i++) {
      vec3 bent = normalize(normal + across * (float(i) * 0.11 + (chance(5.0) - 0.5) * 0.1));
      vec3 share = schlick(mix(vec3(0.06), albedo, 0.2), clamp(-dot(ray, bent), 0.02, 1.0), 0.3);
      mirrored += share * studio(place, reflect(ray, bent), 1.0) / 3.0;
    }
    mirrored *= feel.y * (0.25 + 0.75 * min(got, 1.0));
  } else {
    mirrored = schlick(vec3(0.02), cosine, 0.85) * around * 0.5 * (0.3 + 0.7 * min(got, 1.0));
  }
  light = vec4(scattered + fuzzy + min(mirrored, vec3(3.0)), 1.0);
}
`.replace('{print}', print),
    {
      albedoOf: { value: new Vector3(...albedo) },
      shape: { value: new Vector3(pitch, relief, uneven) },
      feel: { value: new Vector3(fuzz, shine, 0) },
      stitched: { value: new Vector2(hem, seam) },
      threadOf: { value: new Vector4(...(thread ?? [0, 0, 0]), thread ? 0.75 : 0) },
    },
    'matte',
  )
}
