import { imageKey } from '#app/state/visit/visit-choices.ts'
import { pickFor, visitSeed } from '#app/state/visit/visit-seed.ts'

/** The images of the banner, as URLs: a wide one, and the tall ones that go with it. */
export interface Banners {
  wides: readonly string[]
  talls: readonly string[]
}

/** A wide image, the tall one that replaces it on narrow screens, the one beside it, three more to swipe to, and the last. */
interface BannerSet {
  wide: string
  talls: readonly string[]
}

const tallsInSet = 6
export const bannerName = 'banner'

/** The images of the banner with this number; null if the shop has none. */
export function bannerSet({ wides, talls }: Banners, at: number): BannerSet | null {
  const wide = wides[at]
  const first = at % Math.max(1, talls.length)
  return wide && talls.length > 0
    ? { wide, talls: [...talls.slice(first), ...talls.slice(0, first)].slice(0, tallsInSet) }
    : null
}

/** The banner of this visit. */
export function chosenBanner(banners: Banners): BannerSet | null {
  const seed = visitSeed()
  return bannerSet(
    banners,
    seed === null || banners.wides.length === 0 ? 0 : pickFor(seed, bannerName, banners.wides.length),
  )
}

/** The keys of some images of every banner, for `visitChoices`. */
export function bannerKeys(banners: Banners, keysOf: (set: BannerSet) => readonly (string | undefined)[]): string[][] {
  return banners.wides.flatMap((_, at) => {
    const set = bannerSet(banners, at)
    return set ? [keysOf(set).map((src) => imageKey(src ?? ''))] : []
  })
}
