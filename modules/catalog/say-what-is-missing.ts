/** What a product shows: its text, its colours, and pictures with what is said of them. */
export interface Shown {
  description: string
  colorVariant: readonly { id: string; color: string }[]
  pictures: readonly { colorId: string | null; picture: { alt: string } }[]
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** What a product lacks before shoppers may see it: 'a description and a picture in Black'; null where it lacks nothing. */
export function sayWhatIsMissing({ description, pictures, colorVariant }: Shown): string | null {
  const isShown = (colorId: string | null) => pictures.some((each) => each.colorId === colorId)
  const unseen = isShown(null) ? [] : colorVariant.filter(({ id }) => !isShown(id))
  const missing = [
    ...(description.trim() ? [] : ['a description']),
    ...(pictures.length > 0 ? unseen.map(({ color }) => `a picture in ${color}`) : ['a picture']),
    ...(pictures.every(({ picture }) => picture.alt.trim()) ? [] : ['words for every picture']),
  ]
  return missing.length > 0 ? listed.format(missing) : null
}
