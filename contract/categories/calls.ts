import * as z from 'zod/mini'
import { call } from '../call.ts'
import { image } from '../media/image-shape.ts'
import { line } from '../typed-text.ts'
import { measures } from './measures.ts'
import { ownPage, pageFields, seenVersion, titleField } from './page-fields.ts'

/** What the page of a category shows besides its products; empty texts where the owner has written none. */
const category = z.object({
  /** As in its URL, `sunglasses/cat-eye`; `all` for the page of all products. */
  path: z.string(),
  title: z.string(),
  text: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  image: z.nullable(image),
})
export type Category = z.infer<typeof category>

const ownCategory = z.object({
  categoryId: z.uuid(),
  /** Null on the first level. */
  parentId: z.nullable(z.uuid()),
  /** `all` is the page of all products, which has no slug to change and cannot be deleted. */
  path: z.string(),
  ...ownPage,
  /** Of the products of a category on the first level. */
  measures,
  /** Its products, drafts and archived ones included. */
  products: z.number(),
  version: z.number(),
})
export type OwnCategory = z.infer<typeof ownCategory>

const message = z.string()

export const calls = {
  findCategory: call({
    method: 'POST',
    path: 'categories/findCategory',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary: 'The category at a path, or at a former path of it; its `path` is the current one.',
    payload: z.object({ path: line(130) }),
    response: z.object({ category }),
  }),

  listCategories: call({
    method: 'POST',
    path: 'categories/listCategories',
    access: 'editor',
    summary: 'The page of all products, then every category in its order, each followed by those in it.',
    payload: z.object({}),
    response: z.object({ categories: z.array(ownCategory) }),
  }),

  addCategory: call({
    method: 'POST',
    path: 'categories/addCategory',
    access: 'editor',
    summary: 'Adds a category, on the first level or in one of the first level.',
    payload: z.object({ parentId: z.nullable(z.uuid()), title: titleField }),
    response: z.object({ categoryId: z.uuid(), message }),
  }),

  changeCategory: call({
    method: 'PUT',
    path: 'categories/changeCategory',
    access: 'editor',
    summary: 'Changes the page of a category. A former slug redirects; products get a new title in batches.',
    payload: z.object({ categoryId: z.uuid(), version: seenVersion, ...pageFields, measures: z.optional(measures) }),
    response: z.object({ category: ownCategory, message }),
  }),

  moveCategory: call({
    method: 'PUT',
    path: 'categories/moveCategory',
    access: 'editor',
    summary: 'Moves a category by one place among its siblings.',
    payload: z.object({ categoryId: z.uuid(), to: z.enum(['up', 'down']) }),
    response: z.object({ message }),
  }),

  removeCategory: call({
    method: 'PUT',
    path: 'categories/removeCategory',
    access: 'editor',
    summary: 'Deletes a category without products, with the empty ones in it.',
    payload: z.object({ categoryId: z.uuid(), version: seenVersion }),
    response: z.object({ message }),
  }),
}
