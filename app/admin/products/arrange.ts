import type { PlacedPicture } from '#contract/products.ts'

export type Gallery = string | null

/** The pictures of one gallery, in their order. */
export function galleryOf(placed: readonly PlacedPicture[], gallery: Gallery): PlacedPicture[] {
  return placed.filter(({ colorId }) => colorId === gallery)
}

/** Puts a picture at a place of a gallery (counted from 0), taking it out of where it was. */
export function movePicture(
  placed: readonly PlacedPicture[],
  moved: PlacedPicture,
  to: { gallery: Gallery; place: number },
): PlacedPicture[] {
  const others = placed.filter((each) => each !== moved)
  const there = galleryOf(others, to.gallery)
  const place = Math.max(0, Math.min(to.place, there.length))
  const renewed = there.toSpliced(place, 0, { ...moved, colorId: to.gallery })
  return [...others.filter(({ colorId }) => colorId !== to.gallery), ...renewed]
}
