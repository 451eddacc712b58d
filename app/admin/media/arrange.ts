import type { PlacedImage } from '#contract/media/placed-image.ts'

export type Gallery = string | null

/** The images of one gallery, in order. */
export function galleryOf(placed: readonly PlacedImage[], gallery: Gallery): PlacedImage[] {
  return placed.filter(({ colorId }) => colorId === gallery)
}

/** Moves an image to a position in a gallery (from 0). */
export function moveImage(
  placed: readonly PlacedImage[],
  moved: PlacedImage,
  to: { gallery: Gallery; place: number },
): PlacedImage[] {
  const others = placed.filter((each) => each !== moved)
  const there = galleryOf(others, to.gallery)
  const place = Math.max(0, Math.min(to.place, there.length))
  const renewed = there.toSpliced(place, 0, { ...moved, colorId: to.gallery })
  return [...others.filter(({ colorId }) => colorId !== to.gallery), ...renewed]
}
