import * as z from 'zod/mini'
import { call } from '../call.ts'
import { image } from '../media/image-shape.ts'
import { productSummary } from '../products/product.ts'
import { productSources, sectionKindNames } from './kinds.ts'
import { sectionContent } from './section.ts'

const { title, text, linkText, link, focusX, focusY } = sectionContent.shape

/** A section as the home page shows it; parts that its kind does not have are left out. */
const shownSection = z.object({
  sectionId: z.uuid(),
  kind: z.enum(sectionKindNames),
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
}
