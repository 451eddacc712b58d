import { Group, Matrix4, SphereGeometry, Vector3 } from 'three'
import { randomFrom } from '../../random-from.ts'
import { fromHex } from '../relief/color.ts'
import { opaque } from '../renderer/materials/opaque.ts'
import { sweep } from '../renderer/meshes/sweep.ts'
import { part } from '../renderer/product-shot.ts'
import { metal, type Substance } from '../renderer/substances.ts'
import { claspParts } from './barrette-clasp.ts'

/** Radii of the nine pearls in millimeters. */
const radii = [4.7, 5.2, 5.7, 6.1, 6.4, 6.1, 5.7, 5.2, 4.7] as const
const seat = 1.1

/** Nine pearls on a gilt rail along x, the clasp below them swung open by an angle in degrees. */
export function pearlBarrette(open: number): Group {
  const gold = metal('Gold', 0.1)
  const length = 2 * radii.reduce((sum, radius) => sum + radius, 0) + 3
  const rail = sweep(
    [new Vector3(-length / 2, 0, 0), new Vector3(0, 0, 0), new Vector3(length / 2, 0, 0)],
    () => ({ high: 1.1, thick: 3.2, power: 3.4 }),
    { stations: 40 },
  )
  const clasp = claspParts({ length: length * 0.94, rise: () => -1.1, open })
  const objects = new Group().add(...[rail, ...clasp].flatMap((geometry) => part(geometry, gold)))
  let at = -length / 2 + 1.5
  radii.forEach((radius, index) => {
    objects.add(...part(pearl(radius, at + radius, index), nacre(index)))
    // A gilt cup holds each pearl.
    const cup = new SphereGeometry(radius * 0.62, 40, 20, 0, 2 * Math.PI, Math.PI * 0.55, Math.PI * 0.45)
    objects.add(...part(cup.translate(at + radius, seat + radius * 0.5, 0), gold))
    at += 2 * radius - 0.1
  })
  return objects
}

/** Nearly round, each another way. */
function pearl(radius: number, x: number, index: number): SphereGeometry {
  const random = randomFrom(`pearl ${index}`)
  const shape = new Matrix4()
    .makeTranslation(x, seat + radius, 0)
    .multiply(new Matrix4().makeRotationX(random(0, 6)))
    .multiply(new Matrix4().makeScale(0.995, random(0.97, 1.02), random(0.97, 1.02)))
  return new SphereGeometry(radius, 96, 64).applyMatrix4(shape) as SphereGeometry
}

function nacre(index: number): Substance {
  const surface = /* glsl */ `
    normal = wavy(normal, 4.2, 0.014);
    float rim = 1.0 - clamp(-dot(ray, normal), 0.0, 1.0);
    vec3 orient = mix(vec3(1.0, 0.955, 0.93), vec3(0.93, 0.97, 0.955), smoothstep(0.15, 0.75, rim));
    albedo *= orient * (1.2 + cloud3(within / 5.0).x * 0.03);
    headOn = vec3(0.075) * mix(vec3(1.06, 0.98, 0.97), vec3(0.95, 1.02, 1.0), rim) + 0.16 * rim * rim;
  `
  const albedo = fromHex(index % 2 === 0 ? '#efe6da' : '#f0e4dc')
  return { material: opaque({ albedo, headOn: [0.08, 0.08, 0.08], rough: 0.1, surface }), at: 'solid' }
}
