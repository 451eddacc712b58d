import { form } from '../cloth/form.ts'
import { clothOf } from './fabrics.ts'
import type { Cut, Garment } from './garment.ts'
import { skirtPanels } from './gathered.ts'
import { slipCut, slipStraps } from './slip.ts'
import { topBody } from './top-body.ts'

const hexes: Record<string, string> = {
  Sand: '#cfb78f',
  White: '#efeae0',
  Terracotta: '#a9573a',
  Champagne: '#cfb99a',
  Black: '#161415',
  Sage: '#8b9778',
}

function linenDress(): Cut {
  const body = form('woman', {})
  const top = topBody(
    {
      neck: 92,
      neckAt: 1426,
      front: 1318,
      back: 1386,
      shoulder: 152,
      shoulderAt: 1400,
      underarm: 1238,
      chest: 213,
      hem: 186,
      hemAt: 1070,
      waist: 186,
      waistAt: 1090,
    },
    body,
  )
  const skirt = skirtPanels({ top: 330, topAt: 1070, hem: 480, hemAt: 330, gathers: 6 }, body)
  const joined = ['frontR', 'frontL', 'backR', 'backL'].map((side): [string, string] => [
    `${side}.hem`,
    `~skirt${side}.waist`,
  ])
  return {
    body,
    pattern: { panels: [...top.panels, ...skirt.panels], seams: [...top.seams, ...skirt.seams, ...joined] },
  }
}

export const dresses: Record<string, Garment> = {
  'MG-A-101': {
    cut: linenDress,
    fall: { bend: 0.02, spacing: 15, rounds: [1100, 500] },
    thick: 1.5,
    materials: (color) => ({ plain: clothOf('linen', hexes[color] ?? '', { hem: 9 }) }),
    detail: { panels: ['frontR', 'frontL'], at: [40, 1290], across: 360 },
  },
  'MG-A-102': {
    cut: slipCut,
    fall: { bend: 0.2, spacing: 18, rounds: [1000, 500] },
    thick: 1,
    materials: (color) => ({ plain: clothOf('satin', hexes[color] ?? '') }),
    trims: slipStraps,
    detail: { panels: ['frontR', 'frontL'], at: [10, 1240], across: 330 },
  },
}
