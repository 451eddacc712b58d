import type { Developed, Pictures, Refusal } from '#adapters/pictures/pictures.ts'
import { notAPicture, type ShopError, tooLarge } from '#contract/errors.ts'
import { turnstile } from '../turnstile.ts'

// Decoding takes memory by the hundred megabytes.
const inTurn = turnstile({ abreast: 2, waiting: 40 })

const refusals: Record<Refusal, () => ShopError> = {
  unknown: () => notAPicture('Please choose a picture in JPEG, PNG or WebP.'),
  moving: () => notAPicture('Please choose a picture that does not move.'),
  large: () => tooLarge('Please choose a picture of at most 24 megapixels.'),
  damaged: () => notAPicture('This picture is damaged or incomplete. Please choose another one.'),
}

/** Makes a picture of our own from a file that somebody sent; refuses with a sentence what is none, moves or is damaged. */
export async function developPicture(pictures: Pictures, file: Uint8Array): Promise<Developed> {
  const developed = await inTurn(() => pictures.develop(file))
  if (typeof developed === 'string') throw refusals[developed]()
  return developed
}
