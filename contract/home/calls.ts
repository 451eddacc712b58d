import * as z from 'zod/mini'
import { call } from '../call.ts'
import { seenVersion } from '../categories/page-fields.ts'
import { image } from '../media/image-shape.ts'
import { productSummary } from '../products/product.ts'
import { productSources, sectionKindNames } from './kinds.ts'
import { edition, sectionContent } from './section.ts'

const { title, text, linkText, link, focusX, focusY } = sectionContent.shape

const sectionKind = z.enum(sectionKindNames)

/** A section as the home page shows it; parts that its kind does not have are left out. */
const shownSection = z.object({
  sectionId: z.uuid(),
  kind: sectionKind,
  title,
  text,
  linkText,
  link,
  images: z.optional(z.array(image)),
  talls: z.optional(z.array(image)),
  focus: z.optional(z.object({ x: focusX, y: focusY })),
  source: z.optional(z.enum(productSources)),
  products: z.optional(z.array(productSummary)),
  /** The first looks. */
  looks: z.optional(z.array(z.object({ slug: z.string(), title: z.string(), image }))),
  /** The latest good reviews. */
  reviews: z.optional(
    z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        title: z.string(),
        message: z.string(),
        rating: z.number(),
        product: z.object({ name: z.string(), address: z.string() }),
      }),
    ),
  ),
})
export type ShownSection = z.infer<typeof shownSection>

const shownHome = z.object({
  /** The sections with something to show, in their order. */
  sections: z.array(shownSection),
  /** True for a shop without products. */
  isEmpty: z.boolean(),
})
export type ShownHome = z.infer<typeof shownHome>

/** A section as admins read it. */
const ownSection = z.object({
  sectionId: z.uuid(),
  kind: sectionKind,
  published: edition,
  /** What is saved and not published; null if there is nothing. */
  draft: z.nullable(edition),
  /** The images that either of them names. */
  images: z.array(z.object({ imageId: z.string(), image })),
  /** Whether it is on the home page now, by its switch and dates. */
  state: z.enum(['on', 'off', 'scheduled', 'ended']),
  version: z.number(),
})
export type OwnSection = z.infer<typeof ownSection>

const message = z.string()

export const calls = {
  shownHome: call({
    method: 'POST',
    path: 'home/shownHome',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary: 'The sections of the home page that are shown now, with their products, images, looks and reviews.',
    payload: z.object({}),
    response: shownHome,
  }),

  listSections: call({
    method: 'POST',
    path: 'home/listSections',
    access: 'editor',
    summary: 'Every section of the home page in its order, with its draft.',
    payload: z.object({}),
    response: z.object({ sections: z.array(ownSection) }),
  }),

  previewHome: call({
    method: 'POST',
    path: 'home/previewHome',
    access: 'editor',
    summary: 'The home page with every draft, and with every section that is on, whatever its dates.',
    payload: z.object({}),
    response: shownHome,
  }),

  addSection: call({
    method: 'POST',
    path: 'home/addSection',
    access: 'editor',
    summary: 'Adds a section at the end of the home page; it is off until it is published.',
    payload: z.object({ kind: sectionKind }),
    response: z.object({ sectionId: z.uuid(), message }),
  }),

  changeSection: call({
    method: 'PUT',
    path: 'home/changeSection',
    access: 'editor',
    summary:
      'Publishes a section, or saves it as a draft that only the preview shows. Times are in the time zone of the shop.',
    payload: z.object({ sectionId: z.uuid(), version: seenVersion, isPublished: z.boolean(), edition }),
    response: z.object({ section: ownSection, message }),
  }),

  moveSection: call({
    method: 'PUT',
    path: 'home/moveSection',
    access: 'editor',
    summary: 'Moves a section by one place.',
    payload: z.object({ sectionId: z.uuid(), to: z.enum(['up', 'down']) }),
    response: z.object({ message }),
  }),

  removeSection: call({
    method: 'PUT',
    path: 'home/removeSection',
    access: 'editor',
    summary: 'Deletes a section.',
    payload: z.object({ sectionId: z.uuid(), version: seenVersion }),
    response: z.object({ message }),
  }),

  restoreSection: call({
    method: 'PUT',
    path: 'home/restoreSection',
    access: 'editor',
    summary: 'Publishes a former version of a section; one that was deleted is put at the end, off.',
    payload: z.object({
      sectionId: z.uuid(),
      /** The version as last read; null for a section that was deleted. */
      version: z.nullable(seenVersion),
      restore: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    }),
    response: z.object({ section: ownSection, message }),
  }),

  listRemovedSections: call({
    method: 'POST',
    path: 'home/listRemovedSections',
    access: 'editor',
    summary: 'The sections that were deleted and can be restored, the latest first.',
    payload: z.object({}),
    response: z.object({
      sections: z.array(z.object({ sectionId: z.uuid(), kind: sectionKind, title: z.string(), removedAt: z.string() })),
    }),
  }),
}
