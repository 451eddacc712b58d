import { quarter } from '../cloth/ellipse.ts'
import type { Form } from '../cloth/form.ts'
import type { Panel, Place } from '../cloth/pattern.ts'
import type { Point } from '../relief/matrix.ts'
import { bothSides, smooth, straightEdges } from './sides.ts'

/** A skirt of straight or flared halves; widths of a quarter, heights above the floor, in millimeters. */
export interface SkirtCut {
  top: number
  topAt: number
  hem: number
  hemAt: number
  /** How many gathers a quarter is laid into before it falls; without, it falls into what gathers it likes. */
  gathers?: number
}

/** How far gathers stand out and in where they are sewn. */
const gathered = 6

/** Front and back of a skirt; edges `fold`, `hem`, `side` and `waist`. */
export function skirtPanels(
  { top, topAt, hem, hemAt, gathers = 0 }: SkirtCut,
  body: Form,
): { panels: Panel[]; seams: [string, string][] } {
  const panels = (['front', 'back'] as const).flatMap((face) => {
    const away = face === 'back'
    const place = (x: number, y: number): Place => {
      const width = hem + ((top - hem) * (y - hemAt)) / (topAt - hemAt)
      const [wide, deep, middle] = body.trunk(Math.max(y, 880))
      // Below its gathers it stands out as wide as it is cut, and then falls in.
      const loose = Math.max(1.06, (width / quarter(wide, deep).length) * smooth((topAt - y + 40) / 260))
      const along = x / width
      const wave = Math.sin(2 * Math.PI * (gathers * along + 0.3 * Math.sin(7 * along)))
      const out = gathered * wave * (1 - smooth((topAt - y) / 240))
      const [px, pz] = quarter(wide * loose + out, deep * loose + out).at(along)
      return [px, y, middle + (away ? -pz : pz)]
    }
    const edges = straightEdges(
      ['fold', 'hem', 'side', 'waist'],
      [
        [0, topAt],
        [0, hemAt],
        [hem, hemAt],
        [top, topAt],
      ],
    )
    return bothSides({ name: `skirt${face}`, edges, away, place })
  })
  const seams: [string, string][] = [
    ['skirtfrontR.fold', 'skirtfrontL.fold'],
    ['skirtbackR.fold', 'skirtbackL.fold'],
    ['skirtfrontR.side', 'skirtbackR.side'],
    ['skirtfrontL.side', 'skirtbackL.side'],
  ]
  return { panels, seams }
}

/**
 * A waistband held on its form; `dip` is how much lower its middle lies in front. Edges `side`, `top` and `low0`, `low1` and
 * so on from the middle to the side, cut in front at `breaks`.
 */
export function waistband(low: number, top: number, body: Form, dip: number, breaks: readonly number[] = []) {
  const [wide, deep, middle] = body.trunk((low + top) / 2)
  const around = quarter(wide + 4, deep + 4)
  const panels = (['front', 'back'] as const).flatMap((face) => {
    const away = face === 'back'
    const place = (x: number, y: number): Place => {
      const [px, pz] = around.at(x / around.length)
      return [px, y - (away ? 0 : dip) * (1 - x / around.length), middle + (away ? -pz : pz)]
    }
    const cuts = [0, ...(away ? [] : breaks)]
    const edges = straightEdges(
      ['fold', ...cuts.map((_, index) => `low${index}`), 'side', 'top'],
      [[0, top], ...cuts.map((x): Point => [x, low]), [around.length, low], [around.length, top]],
    )
    return bothSides({ name: `band${face}`, edges, away, stiff: 8, thick: 3, place })
  })
  const seams: [string, string][] = [
    ['bandfrontR.fold', 'bandfrontL.fold'],
    ['bandbackR.fold', 'bandbackL.fold'],
    ['bandfrontR.side', 'bandbackR.side'],
    ['bandfrontL.side', 'bandbackL.side'],
  ]
  const held = ['frontR', 'frontL', 'backR', 'backL'].map((name) => `band${name}.top`)
  return { panels, seams, held, length: around.length }
}
