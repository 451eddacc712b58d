import * as z from 'zod/mini'
import { apiCategoriesMessages as m } from '#messages/en-US/api/categories.ts'
import { image } from '../media/image-shape.ts'
import { slug } from '../text.ts'
import { line, paragraphs } from '../typed-text.ts'

export const maxTitleLength = 60
export const maxPageTextLength = 2_000
export const maxSeoTitleLength = 120
export const maxSeoDescriptionLength = 320
export const maxAltLength = 300

export const titleField = line(maxTitleLength).check(z.trim(), z.minLength(1, { error: () => m.titleMissing }))

/** What an owner writes on the page of a category or collection. `imageId` is an image uploaded before, or its own. */
export const pageFields = {
  title: titleField,
  slug: line(maxTitleLength).check(
    z.refine((value) => value !== '' && slug(value) === value, { error: () => m.slugInvalid }),
  ),
  text: paragraphs(maxPageTextLength).check(z.trim()),
  seoTitle: line(maxSeoTitleLength).check(z.trim()),
  seoDescription: line(maxSeoDescriptionLength).check(z.trim()),
  imageId: z.nullable(line(60).check(z.minLength(1))),
  imageAlt: line(maxAltLength).check(z.trim()),
}

/** The same as admins read it. */
export const ownPage = {
  title: z.string(),
  slug: z.string(),
  text: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  image: z.nullable(z.object({ imageId: z.string(), image })),
}

/** The version as last read; a stale version is refused with 409. */
export const seenVersion = z.int().check(z.minimum(1), z.maximum(2_000_000_000))
