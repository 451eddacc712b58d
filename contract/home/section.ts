import * as z from 'zod/mini'
import { apiHomeMessages as m } from '#messages/en-US/api/home.ts'
import { localTime } from '../local-time.ts'
import { line, paragraphs } from '../typed-text.ts'
import { productSources } from './kinds.ts'

export const maxSections = 30
export const maxSectionTitle = 80
export const maxSectionText = 600
export const maxLinkText = 40
const maxLink = 500
/** A banner shows one of its images per visit; the other kinds show their first. */
const maxSectionImages = 60
export const maxHandPicked = 30

const imageIds = z
  .array(line(80).check(z.minLength(1)))
  .check(z.maxLength(maxSectionImages, { error: () => m.tooManyImages(maxSectionImages) }))
const percent = z.int().check(z.minimum(0), z.maximum(100))

export const sectionLink = line(maxLink).check(
  z.trim(),
  z.refine((value) => value === '' || isLink(value), { error: () => m.linkInvalid }),
  z.meta({ examples: ['/shop'] }),
)

/** What a section shows. A blank text is the default of its kind; a kind without a part ignores it. */
export const sectionContent = z.object({
  title: line(maxSectionTitle).check(z.trim()),
  text: paragraphs(maxSectionText).check(z.trim()),
  linkText: line(maxLinkText).check(z.trim()),
  /** A path of the shop, such as `/shop`, or an https URL. */
  link: sectionLink,
  images: imageIds,
  /** The upright images of a banner. */
  talls: imageIds,
  imageAlt: line(300).check(z.trim()),
  /** The point that stays in view when an image is cropped, in percent from the upper left. */
  focusX: percent,
  focusY: percent,
  source: z.enum(productSources),
  collectionId: z.nullable(z.uuid()),
  /** The products of a row by hand, in order. */
  skus: z
    .array(line(60).check(z.minLength(1)))
    .check(z.maxLength(maxHandPicked, { error: () => m.tooManyProducts(maxHandPicked) })),
})
export type SectionContent = z.infer<typeof sectionContent>

export const blankContent: SectionContent = {
  ...{ title: '', text: '', linkText: '', link: '', imageAlt: '' },
  ...{ images: [], talls: [], focusX: 50, focusY: 50 },
  ...{ source: 'newest', collectionId: null, skus: [] },
}

/** Everything that an owner sets of a section. */
export const edition = z.object({
  isOn: z.boolean(),
  /** Shown from then until then; null for no limit. */
  startsAt: z.nullable(localTime),
  endsAt: z.nullable(localTime),
  content: sectionContent,
})
export type Edition = z.infer<typeof edition>

/** A link stays inside the shop or is https: never a script, and never another site by a path with two slashes. */
function isLink(value: string): boolean {
  if (/[\s\\]/.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  return value.startsWith('https://') && URL.canParse(value)
}
