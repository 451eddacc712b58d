import { defineMessages } from '../define-messages.ts'

/** The titles and columns of the size tables. */
export const sizeGuideMessages = defineMessages('size-guide', {
  size: 'Size',
  women: "Women's sizes (EU)",
  men: "Men's and unisex sizes (chest in inches)",
  bust: 'Bust',
  chest: 'Chest',
  waist: 'Waist',
  hips: 'Hips',
  belts: 'Belt sizes (buckle to middle hole)',
  length: 'Length',
  trouserWaist: 'Pants waist (US)',
  hats: 'Hat sizes (around the head)',
  head: 'Head',
  rings: 'Ring sizes (US)',
  innerWidth: 'Inner width',
  aroundFinger: 'Around the finger',
})
