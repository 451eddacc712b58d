import type { Rgb } from '../engine/colour.ts'
import { times } from '../engine/colour.ts'
import { curve, ellipse, type Node, polygon, ring, strip } from '../engine/path.ts'
import type { Part, Piece } from '../engine/piece.ts'
import { metal } from '../materials/metal.ts'
import { lyingHigh, standing } from '../shadows.ts'

/** Two hoops standing, one turned. */
export function hoops(color: string): Part[] {
  return [
    ...standing(700, 1640, 210),
    ...standing(1270, 1640, 130),
    ...hoop(color, 700, 1290, 320, 345, 96),
    ...hoop(color, 1270, 1290, 150, 345, 92),
  ]
}

/** Two hoops lying one upon the other, seen from above. */
export function hoopsLying(color: string): Part[] {
  return [...hoop(color, 790, 1400, 340, 340, 98, true), ...hoop(color, 1130, 1090, 340, 340, 98, true)]
}

/** A signet ring standing, its face towards us. */
export function signet(lying: boolean): Part[] {
  const gold = metal('Gold')
  const at = lying ? 'translate(950 1280) rotate(-24) translate(-950 -1280)' : ''
  const turned = (markup: string) => `<g transform="${at}">${markup}</g>`
  const round = (rx: number, ry: number, cy: number): Node[] =>
    Array.from({ length: 20 }, (_, index) => [
      950 + Math.cos((index / 10) * Math.PI) * rx,
      cy + Math.sin((index / 10) * Math.PI) * ry,
    ])
  const shoulders: Node[] = [
    [668, 1180],
    [700, 990],
    [780, 872],
    [950, 836],
    [1120, 872],
    [1200, 990],
    [1232, 1180],
    [1120, 1150],
    [1060, 1120],
    [950, 1106],
    [840, 1120],
    [780, 1150],
  ]
  const part = (shape: string, width: number, rise: number, more: Partial<Piece> = {}): Piece => ({
    kind: 'solid',
    shape: turned(shape),
    paint: gold.paint,
    finish: gold.finish,
    edge: { width, rise },
    ...more,
  })
  const dim: Rgb = times(gold.paint, 0.55)
  return [
    ...(lying ? [] : standing(950, 1700, 250)),
    part(ring(curve(round(276, 300, 1370), true, 6), curve(round(236, 262, 1364), true, 6)), 16, 10, {
      paint: dim,
      ...(lying ? { casts: lyingHigh } : {}),
    }),
    part(
      ring(curve(round(306, 330, 1372), true, 6), curve(round(246, 268, 1374), true, 6)) +
        polygon(curve(shoulders, true, 8)),
      58,
      46,
      { fillet: 34, casts: lying ? lyingHigh : [] },
    ),
    part(ellipse(950, 976, 208, 158), 30, 20, { casts: [{ dx: 4, dy: 8, blur: 14, strength: 0.45 }] }),
    part(ellipse(950, 974, 176, 130), 12, 4, { dome: { x: 950, y: 974, rx: 200, ry: 150, lean: 0.42 } }),
  ]
}

function hoop(color: string, x: number, y: number, rx: number, ry: number, thick: number, lying = false): Part[] {
  const { paint, finish } = metal(color)
  const around = (out: number): Node[] =>
    Array.from({ length: 24 }, (_, index) => [
      x + Math.cos((index / 12) * Math.PI) * (rx + out * Math.max(0.5, rx / ry)),
      y + Math.sin((index / 12) * Math.PI) * (ry + out),
    ])
  const tube: Part = {
    kind: 'solid',
    shape: ring(curve(around(thick / 2), true, 6), curve(around(-thick / 2), true, 6)),
    paint,
    finish,
    edge: { width: thick / 2, rise: thick / 2 },
    casts: lying ? lyingHigh : [{ dx: 14, dy: 10, blur: 30, strength: 0.14 }],
  }
  const joint: Part = {
    kind: 'solid',
    shape: polygon(
      strip(
        [
          [x - rx * 0.5, y - ry * 0.885],
          [x - rx * 0.4, y - ry * 0.94],
          [x - rx * 0.3, y - ry * 0.98],
        ],
        () => thick * 0.53,
      ),
    ),
    paint,
    finish,
    edge: { width: thick * 0.3, rise: thick * 0.3 },
    casts: [{ dx: 2, dy: 3, blur: 5, strength: 0.4 }],
  }
  return [tube, joint]
}
