/** What a product shows: its text, its colors, and images with what is said of them. */
export interface Shown {
  description: string
  colorVariant: readonly { id: string; color: string }[]
  images: readonly { colorId: string | null; image: { alt: string } }[]
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** What a product lacks before shoppers may see it: 'a description and an image in Black'; null where it lacks nothing. */
export function checkPublishable({ description, images, colorVariant }: Shown): string | null {
  const isShown = (colorId: string | null) => images.some((each) => each.colorId === colorId)
  const unseen = isShown(null) ? [] : colorVariant.filter(({ id }) => !isShown(id))
  const missing = [
    ...(description.trim() ? [] : ['a description']),
    ...(images.length > 0 ? unseen.map(({ color }) => `an image in ${color}`) : ['an image']),
    ...(images.every(({ image }) => image.alt.trim()) ? [] : ['words for every image']),
  ]
  return missing.length > 0 ? listed.format(missing) : null
}
