/** Parts of what a section shows; the form of a kind has its parts. */
type SectionPart = 'title' | 'text' | 'link' | 'images' | 'talls' | 'imageAlt' | 'focus' | 'products'

/** The kinds of sections of the home page, each with its parts. */
const sectionKinds = {
  banner: ['title', 'text', 'link', 'images', 'talls', 'focus'],
  products: ['title', 'products'],
  promo: ['title', 'text', 'link', 'images', 'imageAlt', 'focus'],
  image: ['title', 'text', 'link', 'images', 'imageAlt', 'focus'],
  features: [],
  looks: ['title', 'text'],
  reviews: ['title'],
  newsletter: ['title', 'text'],
} as const satisfies Record<string, readonly SectionPart[]>

export type SectionKind = keyof typeof sectionKinds
export const sectionKindNames = Object.keys(sectionKinds) as [SectionKind, ...SectionKind[]]

export function isSectionKind(name: string): name is SectionKind {
  return Object.hasOwn(sectionKinds, name)
}

/** Whether the sections of a kind have a part. */
export function hasPart(kind: SectionKind, part: SectionPart): boolean {
  return (sectionKinds[kind] as readonly SectionPart[]).includes(part)
}

/** Where the products of a row come from: what the shop knows of itself, a collection, or a list. */
export const productSources = [
  'newest',
  'bestSellers',
  'bestOfEachType',
  'newestOfEachCategory',
  'collection',
  'hand',
] as const
export type ProductSource = (typeof productSources)[number]

/** Source: spec section 9, "New In shows 3 or 1". */
export const newInShownOnWideScreens = 3
