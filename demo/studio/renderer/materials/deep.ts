import { type ShaderMaterial, Vector3 } from 'three'
import type { Rgb } from '../../relief/color.ts'
import { material } from './surface.ts'

/** A substance with pigment in its depth, seen some millimeters into. Absorption is per millimeter. */
export interface Deep {
  /** What is taken from the light by the mass, and by the blotches in it. */
  absorbed: Rgb
  blotches?: Rgb
  /** Color that the mass scatters back. */
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
    vec3 color = mix(scatters, blotchScatters, dark);
    seen += passed * (1.0 - taken) * color * lit;
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
