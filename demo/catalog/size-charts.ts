import type { ChartColumn, ChartContent } from '#contract/size-charts/chart-shape.ts'

interface DemoChart extends Omit<ChartContent, 'places'> {
  /** The categories that use it, by their paths of today, each for one audience or everybody. */
  places: { path: string; audience: string }[]
}

const system = (name: string, isOnButtons = false): ChartColumn => ({ kind: 'system', name, unit: '', isOnButtons })
const measure = (name: string, unit: ChartColumn['unit'] = 'cm'): ChartColumn => {
  return { kind: 'measure', name, unit, isOnButtons: false }
}
const row = ([size = '', ...cells]: string[]) => ({ size, cells })

const plain = { note: '', system: '', unit: '', hasBothUnits: false } as const

/** The size charts of the demo. */
export const demoSizeCharts: readonly DemoChart[] = [
  {
    ...plain,
    title: "Women's sizes (EU)",
    system: 'EU',
    hasBothUnits: true,
    places: [{ path: 'apparel', audience: 'Women' }],
    columns: [system('US', true), system('UK'), measure('Bust'), measure('Waist'), measure('Hips')],
    rows: [
      ['32', '0', '4', '76', '60', '84'],
      ['34', '2', '6', '80', '64', '88'],
      ['36', '4', '8', '84', '68', '92'],
      ['38', '6', '10', '88', '72', '96'],
      ['40', '8', '12', '92', '76', '100'],
      ['42', '10', '14', '96', '80', '104'],
      ['44', '12', '16', '100', '84', '108'],
      ['46', '14', '18', '106', '90', '114'],
    ].map(row),
  },
  {
    ...plain,
    title: "Men's and unisex sizes (chest in inches)",
    hasBothUnits: true,
    places: [{ path: 'apparel', audience: '' }],
    columns: [system('EU'), measure('Chest'), measure('Waist')],
    rows: [
      ['34', '44', '86', '72'],
      ['36', '46', '91', '76'],
      ['38', '48', '97', '82'],
      ['40', '50', '102', '87'],
      ['42', '52', '107', '92'],
      ['44', '54', '112', '97'],
      ['46', '56', '117', '102'],
    ].map(row),
  },
  {
    ...plain,
    title: 'Belt sizes (buckle to middle hole)',
    unit: 'cm',
    hasBothUnits: true,
    places: [{ path: 'fashion-accessories/belts', audience: '' }],
    columns: [measure('Length'), measure('Pants waist (US)', '')],
    rows: [
      ['75', '75', '26–28'],
      ['85', '85', '30–32'],
      ['95', '95', '34–36'],
      ['105', '105', '38–40'],
    ].map(row),
  },
  {
    ...plain,
    title: 'Hat sizes (around the head)',
    unit: 'cm',
    hasBothUnits: true,
    places: [{ path: 'fashion-accessories/hats', audience: '' }],
    columns: [measure('Head'), system('US', true)],
    rows: [
      ['54', '54', '6¾'],
      ['56', '56', '7'],
      ['58', '58', '7¼'],
      ['60', '60', '7½'],
      ['62', '62', '7¾'],
    ].map(row),
  },
  {
    ...plain,
    title: 'Ring sizes (US)',
    places: [{ path: 'fashion-accessories/jewelry', audience: '' }],
    columns: [measure('Inner width', 'mm'), measure('Around the finger', 'mm')],
    rows: [
      ['4', '14.9', '46.8'],
      ['5', '15.7', '49.3'],
      ['6', '16.5', '51.9'],
      ['7', '17.3', '54.4'],
      ['8', '18.1', '57.0'],
      ['9', '19.0', '59.5'],
      ['10', '19.8', '62.1'],
    ].map(row),
  },
]
