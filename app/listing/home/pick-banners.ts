import { shuffled } from '#app/state/visit-seed.tsx'
import type { Image } from '#contract/media/image.ts'

/**
 * The images of the banner: a wide one, the tall one that replaces it on narrow screens, and the tall one beside it.
 */
export interface FirstBanner {
  wide: Image
  narrow: Image
  beside: Image
}

const dayMs = 86_400_000

/** The banner of the day, the same for everyone: it must not change after hydration. */
export function bannerOfDay(wides: readonly Image[], talls: readonly Image[], now: number): FirstBanner | null {
  const day = Math.floor(now / dayMs)
  const wide = wides[day % wides.length]
  const narrow = talls[day % talls.length]
  const beside = talls[(day + 1) % talls.length]
  return wide && narrow && beside ? { wide, narrow, beside } : null
}

/** The tall images a page needs, different each day, those of the banner first. */
export function tallsOfDay(talls: readonly Image[], limit: number, now: number): Image[] {
  const first = Math.floor(now / dayMs) % Math.max(1, talls.length)
  return [...talls.slice(first), ...talls.slice(0, first)].slice(0, limit)
}

/**
 * The tall images that are not in the banner of the day, ordered by the visit's seed; in their original order without
 * one.
 */
export function otherTalls(talls: readonly Image[], first: FirstBanner | null, seed: number | null): Image[] {
  const others = talls.filter(({ src }) => src !== first?.narrow.src && src !== first?.beside.src)
  return seed === null ? others : shuffled(seed, others)
}
