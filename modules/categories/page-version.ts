import type { OwnCategory } from '#contract/categories/calls.ts'
import type { OwnCollection } from '#contract/collections/calls.ts'

type OwnPage = Pick<OwnCategory & OwnCollection, 'title' | 'slug' | 'text' | 'seoTitle' | 'seoDescription' | 'image'>

/** What is written on the page of a category or collection, as the calls that change it take it. */
export function toPageVersion({ title, slug, text, seoTitle, seoDescription, image }: OwnPage) {
  return {
    ...{ title, slug, text, seoTitle, seoDescription },
    imageId: image?.imageId ?? null,
    imageAlt: image?.image.alt ?? '',
  }
}
