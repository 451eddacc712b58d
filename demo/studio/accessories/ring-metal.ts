import type { Vector3 } from 'three'
import { fromHex } from '../relief/color.ts'
import { opaque } from '../renderer/materials/opaque.ts'
import type { Substance } from '../renderer/substances.ts'

/** A ring in the place where it lies: what its inside mirrors is the ring itself. */
export interface RingPlace {
  center: Vector3
  axis: Vector3
  /** From the axis to the inside. */
  radius: number
  /** Half of the width of the inside, and how round it is across: 0 is a flat band, 1 a tube. */
  half: number
  bulge: number
}

/** Polished metal of a ring; light may meet it twice before it is seen. */
export function ringMetal(name: 'Gold' | 'Silver', { center, axis, radius, half, bulge }: RingPlace): Substance {
  const uniforms = {
    ringCenter: { value: center },
    ringAxis: { value: axis.clone().normalize() },
    ringRadius: { value: radius },
    ringHalf: { value: half },
    ringBulge: { value: bulge },
  }
  const headOn = fromHex(colors[name])
  return { material: opaque({ albedo: [0, 0, 0], headOn, rough: 0.06, metal: true, surface, uniforms }), at: 'solid' }
}

const colors = { Gold: '#f2cb85', Silver: '#f0efec' }

const surface = /* glsl */ `
  normal = wavy(normal, 16.0, 0.006);
  vec3 from = place - ringCenter;
  vec3 once = reflect(ray, normal);
  vec3 radial = from - ringAxis * dot(from, ringAxis);
  vec3 flatRay = once - ringAxis * dot(once, ringAxis);
  float inward = -2.0 * dot(radial, flatRay) / max(dot(flatRay, flatRay), 0.0001);
  if (dot(normal, radial) < 0.0 && inward > 0.0) {
    float across = dot(from, ringAxis) + inward * dot(once, ringAxis);
    float met = smoothstep(ringHalf, ringHalf * 0.85, abs(across));
    met *= smoothstep(0.02, 0.3, -dot(normal, normalize(radial)));
    vec3 far = normalize(radial + flatRay * inward);
    vec3 second = normalize(ringAxis * clamp(across / ringHalf, -1.0, 1.0) * ringBulge - far);
    if (met > chance(21.0)) {
      headOn *= headOn * 0.92;
      ray = once;
      normal = dot(once, second) < 0.0 ? second : normal;
      if (dot(once, second) >= 0.0) ray = reflect(once, normal);
    }
  }
`
