import type { DemoPicture } from './demo-product.ts'
import { pictureTints } from './picture-tints.ts'

const paper = '#e9e2d8'

/** Wide pictures for the banner of the home page, 2400 by 1350 pixels. */
export const bannerPictures: DemoPicture[] = numbered('wide', [
  'Tortoise round sunglasses on a plaster block, window light on a clay wall',
  'Cognac leather tote and straw hat before a warm paper wall',
  'Black cat eye sunglasses on sage green, half in shade',
  'Silk square in terracotta with gold hoops and a pearl barrette, seen from above',
  'Gold aviator sunglasses on stacked plaster blocks against a pale blue wall',
  'Three silk scrunchies on blush paper in leaf shade',
  'Oversized ivory sunglasses on a round plinth before a terracotta wall',
  'Crescent bag in olive leather on a plaster block, afternoon light',
  'Claw clips in ivory, tortoise and olive in a row on sand',
  'Honey square sunglasses in the sun on butter yellow',
  'Mirrored shield sunglasses on a dark blue block',
  'Bucket hat, rolled cognac belt and signet ring on a long plaster bench',
])

/** Tall pictures beside the banner, 1400 by 1750 pixels. */
export const sidePictures: DemoPicture[] = numbered('tall', [
  'Linen dress in terracotta in window light',
  'Champagne slip dress on sage green in leaf shade',
  'Gold wire sunglasses on two plaster drums',
  'Black leather tote against a butter yellow wall',
  'Straw hat from above on pale blue paper',
  'Bordeaux cat eye sunglasses on a block before a rose wall',
  'Camel wool coat on clay, half in shade',
  'Silk square in ink on warm paper with a pair of gold hoops',
  'Velvet scrunchies in forest and bordeaux on dark clay',
  'Sky striped poplin shirt on a pale wall in morning light',
  'Cognac crescent bag on a plaster block in olive shade',
  'Oversized tortoise sunglasses on a drum in evening light',
])

function numbered(shape: string, alts: string[]): DemoPicture[] {
  return alts.map((alt, index) => {
    const file = `banners/${shape}-${index + 1}.avif`
    return { file, alt, tint: pictureTints[file] ?? paper }
  })
}
