import { shopCurrency } from '#contract/currency.ts'
import type { Size } from '#contract/products/size.ts'
import { sizeGuideMessages } from '#messages/en-US/size-guide.ts'

/** A size table. Its first column has the sizes of the shop. */
export interface SizeGuide {
  title: string
  /** How one of the shop's sizes is written, as "EU #". */
  form: string
  columns: string[]
  rows: string[][]
}

type Kind = { category: string; subCategory: string; type: string }

/** The size table of a product, with only its sizes; null if its type has none. */
export function sizeGuide(kind: Kind, sizes: readonly Size[]): SizeGuide | null {
  const guide = guideFor(kind)
  if (!guide) return null
  const rows = guide.rows.filter(([size]) => sizes.some((each) => String(each) === size))
  return rows.length > 0 ? { ...guide, rows } : null
}

/**
 * A size as shoppers know it: in the system of the shop's currency where the table has a column of it, then in the shop's
 * own, as in "US 6" and "EU 38".
 */
export function sizeLabel(guide: SizeGuide | null, size: Size): string[] {
  const own = (guide?.form ?? '#').replace('#', String(size))
  const row = guide?.rows.find(([each]) => each === String(size))
  const localSystem = localSystems[shopCurrency().code] ?? 'EU'
  const local = row?.[guide?.columns.indexOf(localSystem) ?? -1]
  return local ? [`${localSystem} ${local}`, own] : [own]
}

/** The system of sizes, by the currency that the shop sells in; also the name of its column. */
const localSystems: Readonly<Record<string, string>> = { USD: 'US', GBP: 'UK' }

function guideFor({ category, subCategory, type }: Kind): SizeGuide | null {
  if (subCategory === 'Apparel') return category === 'Women' ? womens() : mens()
  const ofType: Record<string, () => SizeGuide> = { Belts: belts, Hats: hats, Jewelry: rings }
  return ofType[type]?.() ?? null
}

const womens = (): SizeGuide => ({
  title: sizeGuideMessages.women,
  form: 'EU #',
  columns: [
    sizeGuideMessages.size,
    'US',
    'UK',
    sizeGuideMessages.bust,
    sizeGuideMessages.waist,
    sizeGuideMessages.hips,
  ],
  rows: [
    ['32', '0', '4', '76 cm / 30 in', '60 cm / 23½ in', '84 cm / 33 in'],
    ['34', '2', '6', '80 cm / 31½ in', '64 cm / 25 in', '88 cm / 34½ in'],
    ['36', '4', '8', '84 cm / 33 in', '68 cm / 27 in', '92 cm / 36 in'],
    ['38', '6', '10', '88 cm / 34½ in', '72 cm / 28½ in', '96 cm / 38 in'],
    ['40', '8', '12', '92 cm / 36 in', '76 cm / 30 in', '100 cm / 39½ in'],
    ['42', '10', '14', '96 cm / 38 in', '80 cm / 31½ in', '104 cm / 41 in'],
    ['44', '12', '16', '100 cm / 39½ in', '84 cm / 33 in', '108 cm / 42½ in'],
    ['46', '14', '18', '106 cm / 41½ in', '90 cm / 35½ in', '114 cm / 45 in'],
  ],
})

const mens = (): SizeGuide => ({
  title: sizeGuideMessages.men,
  form: '#',
  columns: [sizeGuideMessages.size, 'EU', sizeGuideMessages.chest, sizeGuideMessages.waist],
  rows: [
    ['34', '44', '86 cm / 34 in', '72 cm / 28½ in'],
    ['36', '46', '91 cm / 36 in', '76 cm / 30 in'],
    ['38', '48', '97 cm / 38 in', '82 cm / 32½ in'],
    ['40', '50', '102 cm / 40 in', '87 cm / 34½ in'],
    ['42', '52', '107 cm / 42 in', '92 cm / 36 in'],
    ['44', '54', '112 cm / 44 in', '97 cm / 38 in'],
    ['46', '56', '117 cm / 46 in', '102 cm / 40 in'],
  ],
})

const belts = (): SizeGuide => ({
  title: sizeGuideMessages.belts,
  form: '# cm',
  columns: [sizeGuideMessages.size, sizeGuideMessages.length, sizeGuideMessages.trouserWaist],
  rows: [
    ['75', '75 cm / 29½ in', '26–28'],
    ['85', '85 cm / 33½ in', '30–32'],
    ['95', '95 cm / 37½ in', '34–36'],
    ['105', '105 cm / 41½ in', '38–40'],
  ],
})

const hats = (): SizeGuide => ({
  title: sizeGuideMessages.hats,
  form: '# cm',
  columns: [sizeGuideMessages.size, sizeGuideMessages.head, 'US'],
  rows: [
    ['54', '54 cm / 21¼ in', '6¾'],
    ['56', '56 cm / 22 in', '7'],
    ['58', '58 cm / 22¾ in', '7¼'],
    ['60', '60 cm / 23½ in', '7½'],
    ['62', '62 cm / 24½ in', '7¾'],
  ],
})

const rings = (): SizeGuide => ({
  title: sizeGuideMessages.rings,
  form: '#',
  columns: [sizeGuideMessages.size, sizeGuideMessages.innerWidth, sizeGuideMessages.aroundFinger],
  rows: [
    ['4', '14.9 mm', '46.8 mm'],
    ['5', '15.7 mm', '49.3 mm'],
    ['6', '16.5 mm', '51.9 mm'],
    ['7', '17.3 mm', '54.4 mm'],
    ['8', '18.1 mm', '57.0 mm'],
    ['9', '19.0 mm', '59.5 mm'],
    ['10', '19.8 mm', '62.1 mm'],
  ],
})
