import { fromHex, times } from '../engine/colour.ts'
import { ellipse, line, type Node } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import { acetate } from '../materials/acetate.ts'
import { metal } from '../materials/metal.ts'
import { lying, lyingHigh } from '../shadows.ts'

/** A plain bar of acetate; with `back` its clasp is up. */
export function barBarrette(
  color: string,
  seed: number,
  degrees: number,
  x: number,
  y: number,
  back: boolean,
  length = 560,
): Part[] {
  const material = acetate(color, seed, 170)
  const turned = (markup: string) => `<g transform="translate(${x} ${y}) rotate(${degrees})">${markup}</g>`
  const bar: Part = {
    kind: 'solid',
    shape: turned(`<rect x="${-length}" y="-92" width="${2 * length}" height="184" rx="62"/>`),
    paint: back ? (typeof material.paint === 'function' ? material.paint : times(material.body, 0.9)) : material.paint,
    finish: material.finish,
    edge: { width: back ? 26 : 74, rise: back ? 14 : 40 },
    opacity: Math.max(0.94, material.opacity),
    casts: lyingHigh,
  }
  const gloss: Part = {
    kind: 'shade',
    shape: turned(`<rect x="${-length + 60}" y="-58" width="${2 * length - 150}" height="22" rx="11"/>`),
    blur: 13,
    strength: 0.55,
    color: [1, 1, 1],
    light: true,
  }
  return back ? [bar, ...clasp(turned, length)] : [bar, gloss]
}

/** Pearls on a gilt clasp; `open` shows the clasp beside it. */
export function pearlBarrette(degrees: number, open: boolean): Part[] {
  const turned = (markup: string) => `<g transform="translate(950 1270) rotate(${degrees})">${markup}</g>`
  const { paint, finish } = metal('Gold')
  const rail: Part[] = [
    ...(open ? clasp((markup) => turned(`<g transform="translate(0 190) rotate(5)">${markup}</g>`), 620) : []),
    {
      kind: 'solid',
      shape: turned('<rect x="-690" y="-30" width="1380" height="60" rx="30"/>'),
      paint,
      finish,
      edge: { width: 30, rise: 22 },
      casts: lyingHigh,
    },
  ]
  const pearls = Array.from({ length: 9 }, (_, index): Part[] => {
    const share = (index - 4) / 4
    const radius = 92 - 24 * Math.abs(share) ** 1.4
    const x = Math.sign(share) * (Math.abs(share) * 560 + 40 * Math.abs(share) * (1 - Math.abs(share)))
    return [
      {
        kind: 'solid',
        shape: turned(ellipse(x, 0, radius, radius)),
        paint: fromHex(index % 2 === 0 ? '#d9cfc0' : '#dccfc3'),
        finish: { specular: 0.09, roughness: 0.22, glow: 0.16 },
        edge: { width: radius, rise: radius * 0.96 },
        casts: [{ dx: 10, dy: 14, blur: 16, strength: 0.55 }],
      },
      {
        kind: 'shade',
        shape: turned(ellipse(x - radius * 0.3, -radius * 0.36, radius * 0.2)),
        blur: 26,
        strength: 0.3,
        light: true,
      },
    ]
  }).flat()
  return [...rail, ...pearls]
}

function clasp(turned: (markup: string) => string, length: number): Part[] {
  const { paint, finish } = metal('Gold')
  const long = length * 0.86
  const bow: Node[] = [
    [-long, 0],
    [-long * 0.4, -16],
    [long * 0.4, -16],
    [long, 0],
  ]
  const part = (markup: string, width: number): Part => ({
    kind: 'solid',
    shape: turned(markup),
    paint,
    finish,
    edge: { width, rise: width * 0.7 },
    casts: lying,
  })
  return [
    part(`<rect x="${-long}" y="-30" width="${2 * long}" height="60" rx="14"/>`, 8),
    part(line(bow, 34), 16),
    part(`<rect x="${long - 70}" y="-50" width="84" height="100" rx="20"/>`, 14),
    part(ellipse(-long + 14, 0, 34, 44), 16),
  ]
}
