import type { DemoImage } from './demo-product.ts'
import { imageTints } from './image-tints.ts'

const paper = '#e9e2d8'

/** The words below the banner of the home page. */
export const bannerTexts = {
  title: 'Made for good light',
  text: 'Sunglasses, clothing and accessories in warm colors, made in small runs.',
}

/** Wide images for the banner of the home page, 2400 by 1350 pixels. */
export const bannerImages: DemoImage[] = numbered('wide', [
  'Tortoise round sunglasses on a plaster slab before a clay wall',
  'Cognac leather tote and straw hat before a warm paper wall',
  'Black cat eye sunglasses on sage green, half in shade',
  'Silk square in terracotta, a pearl barrette and gold hoops, seen from above',
  'Gold aviator sunglasses on a low plaster disc before a pale blue wall',
  'Three silk scrunchies on blush paper in leaf shade',
  'Oversized ivory sunglasses on a round plinth before a terracotta wall',
  'Olive leather crescent bag on a low plaster block before a straw-colored wall',
  'Three claw clips in ivory, tortoise and olive on sand',
  'Honey square sunglasses on butter yellow',
  'Mirrored shield sunglasses on a dark blue block',
  'Navy bucket hat and rolled cognac belt on a low plaster block',
  'Honey panto sunglasses on a low drum before sage green',
  'Large round bordeaux sunglasses on rose',
  'Silver pilot sunglasses on a plaster slab, a taller block behind them',
  'Champagne teardrop sunglasses on a drum before terracotta',
  'Ivory cat eye sunglasses on ochre, half in shade',
  'Gold wire cat eye sunglasses on two stacked blocks',
  'Thick tortoise rectangle sunglasses on a clay block',
  'Low silver wire sunglasses on stone gray',
  'Slate shield sunglasses on a deep green block',
  'Rose shield sunglasses on a rose drum',
  'Tortoise butterfly sunglasses on butter yellow',
  'Gold hexagonal sunglasses on pale blue, leaves before the window',
  'A black and a crystal pair of round sunglasses side by side',
  'Two rectangle pairs, one upon a block and one before it',
  'Check wool scarf folded in a stack beside a ribbed headband',
  'Linen scrunchies in sand, terracotta and ecru seen from above',
  'Honey bar barrette beside a sage silk square, seen from above',
  'Gold hoops and a signet ring on dark blue',
  'Black leather belt in a loose coil on warm paper',
  'Bone leather tote and a folded camel scarf before a plaster wall',
  'Black crescent bag on a drum, evening light',
  'Black straw hat, with round gold wire sunglasses in front of it, on sand',
  'Three bucket hats in a row: ecru, olive and navy',
  'Wide claw clips in honey, bordeaux and black on rose',
  'Padded headbands in ivory, bordeaux and black on a bench',
  'Small claw clips in honey, rose and slate on butter yellow',
  'Three shirts hung side by side on a pale wall',
  'Lambswool sweaters in oatmeal, rust and charcoal on clay',
  'Linen dress and long skirt in the light of a window',
  'Wide trousers in ivory, camel and black against sage',
  'Check overshirt and gray check scarf on warm stone',
])

/** Tall images next to the banner, 1400 by 1750 pixels. */
export const sideImages: DemoImage[] = numbered('tall', [
  'Linen dress in terracotta in window light',
  'Champagne slip dress on sage green',
  'Gold wire sunglasses on two plaster drums',
  'Black leather tote against a butter yellow wall',
  'Straw hat from above on pale blue paper',
  'Bordeaux cat eye sunglasses on a block before a rose wall',
  'Camel wool coat on clay, half in shade',
  'Corner of an ink silk square on warm paper, a pair of gold hoops beside it',
  'Velvet scrunchies in forest and bordeaux on dark clay',
  'Sky striped poplin shirt on a pale wall in morning light',
  'Cognac crescent bag on a plaster block before olive',
  'Oversized tortoise sunglasses on a wide low disc before terracotta',
  'Roll neck sweater in cream on clay',
  'Check overshirt in rust against pale sage',
  'Linen shorts in sand on pale blue',
  'Forest culottes on warm paper in window light',
  'White T-shirt on terracotta',
  'Long ecru linen skirt on olive, half in shade',
  'Rose ribbed cardigan on cream in leaf shade',
  'Olive camp shirt on sand',
  'Indigo chore jacket on stone',
  'Sage slip dress on rose',
  'Charcoal wool coat on pale gray, morning light',
  'Stone pleated trousers on deep green',
  'Honey panto sunglasses on a drum before olive',
  'Large cat eye in rose on a plaster block',
  'Pilot sunglasses in gunmetal on slate blue',
  'Bordeaux butterfly sunglasses on two drums',
  'Olive rectangle sunglasses on butter yellow',
  'Wire hexagon sunglasses in gunmetal on a gray-green book',
  'Teardrop sunglasses in tortoise on clay',
  'Honey shield sunglasses on a low drum in evening light',
  'Cognac tote and a rolled belt on a plaster slab',
  'Bone tote against deep blue',
  'Ecru bucket hat on a drum',
  'Gray check scarf, folded, on warm paper',
  'Silk square in terracotta folded into a triangle',
  'Silver hoops on dark clay',
  'Silk scrunchies in sage and blush on cream',
  'Ivory claw clip on olive, sun through leaves',
  'Forest velvet headband on a block before rose',
])

/** Path of a banner image under `demo/images`, such as `banners/wide-01-20/wide-7.avif`: twenty in a folder. */
export function bannerFile(shape: 'wide' | 'tall', number: number): string {
  const first = number - ((number - 1) % 20)
  return `banners/${shape}-${String(first).padStart(2, '0')}-${first + 19}/${shape}-${number}.avif`
}

function numbered(shape: 'wide' | 'tall', alts: string[]): DemoImage[] {
  return alts.map((alt, index) => {
    const file = bannerFile(shape, index + 1)
    return { file, alt, tint: imageTints[file] ?? paper }
  })
}
