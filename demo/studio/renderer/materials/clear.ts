import { type ShaderMaterial, Vector3 } from 'three'
import type { Rgb } from '../../relief/color.ts'
import { material } from './surface.ts'

/** A clear or tinted mass that what is behind it shines through, bent as by a plate of this thickness. */
export interface Clear {
  /** Absorption per millimeter. */
  absorbed: Rgb
  /** Color and share of what the mass scatters. */
  scattered: Rgb
  cloudy: number
  /** Millimeters from face to face, and which way the plate faces in the model. */
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
