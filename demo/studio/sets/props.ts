import { CylinderGeometry, ExtrudeGeometry, Group, Shape } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { fromHex } from '../relief/color.ts'
import { matte } from '../renderer/materials/matte.ts'
import { part } from '../renderer/product-shot.ts'
import type { Substance } from '../renderer/substances.ts'

/** What stands in a still life beside the products, in millimeters. */
export type Prop =
  | { kind: 'block'; size: readonly [width: number, high: number, deep: number]; hex: string }
  | { kind: 'disc'; radius: number; high: number; hex: string }
  /** As large as a bank card: 85.6 by 54 mm, lying. */
  | { kind: 'card'; hex: string }
  /** A bound book of A5 pages, lying: 154 by 216 mm, 24 mm thick. */
  | { kind: 'book'; hex: string }

/** A prop around the middle of its lower side. */
export function propModel(prop: Prop): Group {
  if (prop.kind === 'block') return new Group().add(...part(box(prop.size, 3), plaster(prop.hex)))
  if (prop.kind === 'disc') {
    const { radius, high } = prop
    const drum = new CylinderGeometry(radius, radius, high, 160).translate(0, high / 2, 0)
    return new Group().add(...part(drum, plaster(prop.hex)))
  }
  if (prop.kind === 'card') return new Group().add(...part(card(), plaster(prop.hex, 0.05)))
  const pages = box([148, 18, 210], 1).translate(-1.5, 3, 0)
  const boards = [0, 21].map((up) => box([154, 3, 216], 1.2).translate(0, up, 0))
  const spine = box([4, 24, 216], 1.5).translate(-76, 0, 0)
  return new Group().add(
    ...part(pages, plaster('#efe7d8')),
    ...[...boards, spine].flatMap((geometry) => part(geometry, plaster(prop.hex))),
  )
}

function box([width, high, deep]: readonly [number, number, number], round: number) {
  return new RoundedBoxGeometry(width, high, deep, 4, Math.min(round, high / 2.1)).translate(0, high / 2, 0)
}

function card() {
  const [right, front, round] = [42.8, 27, 3.2]
  const outline = new Shape()
    .moveTo(-right + round, -front)
    .lineTo(right - round, -front)
    .absarc(right - round, -front + round, round, -Math.PI / 2, 0)
    .lineTo(right, front - round)
    .absarc(right - round, front - round, round, 0, Math.PI / 2)
    .lineTo(-right + round, front)
    .absarc(-right + round, front - round, round, Math.PI / 2, Math.PI)
    .lineTo(-right, -front + round)
    .absarc(-right + round, -front + round, round, Math.PI, Math.PI * 1.5)
  const edge = { bevelEnabled: true, bevelSize: 0.2, bevelThickness: 0.2, bevelOffset: -0.2, bevelSegments: 2 }
  return new ExtrudeGeometry(outline, { depth: 0.6, curveSegments: 12, ...edge })
    .rotateX(-Math.PI / 2)
    .translate(0, 0.2, 0)
}

function plaster(hex: string, headOn = 0.025): Substance {
  return { material: matte({ albedo: fromHex(hex), headOn, surface: 'gloss = 0.0;' }), at: 'solid' }
}
