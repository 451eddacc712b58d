import type { Measures } from '#contract/categories/measures.ts'
import {
  maxAltLength,
  maxPageTextLength,
  maxSeoDescriptionLength,
  maxSeoTitleLength,
  maxTitleLength,
  pageFields,
} from '#contract/categories/page-fields.ts'
import type { FormFields, FormValues } from '#contract/check-form.ts'
import { schemaRule } from '#contract/form-rules.ts'
import type { Image } from '#contract/media/image.ts'
import { adminCategoriesMessages as m } from '#messages/en-US/admin/categories.ts'
import { apiCategoriesMessages } from '#messages/en-US/api/categories.ts'
import {
  type CollectionParts,
  collectionFields,
  noCollection,
  valuesOfCollection,
} from '../collections/collection-fields.ts'
import { readUploads } from '../media/uploaded.ts'
import { measureFields, noMeasures, valuesOfMeasures } from './measure-fields.ts'

/** The page of a category or collection as admins read it. */
export interface EditedPage {
  title: string
  slug: string
  text: string
  seoTitle: string
  seoDescription: string
  image: { imageId: string; image: Image } | null
  version: number
  /** Of a collection alone. */
  parts?: CollectionParts
  /** Of a category alone. */
  measures?: Measures
}

const quiet = { autoComplete: 'off' } as const

/** What is written on a page; the image is JSON, as its upload answered. */
export const pageFormFields = () =>
  ({
    title: {
      ...quiet,
      label: m.title,
      maxLength: maxTitleLength,
      missing: apiCategoriesMessages.titleMissing,
      rule: schemaRule(pageFields.title),
      refusal: /already a category “.*” here/,
    },
    slug: {
      ...quiet,
      label: m.slug,
      hint: m.slugHint,
      maxLength: maxTitleLength,
      missing: apiCategoriesMessages.slugInvalid,
      rule: schemaRule(pageFields.slug),
      refusal: /address/,
    },
    text: {
      label: m.text,
      hint: m.textHint,
      control: 'paragraph',
      rows: 3,
      maxLength: maxPageTextLength,
      isOptional: true,
    },
    ...collectionFields(),
    ...measureFields(),
    image: { label: m.image, control: 'hidden' },
    imageAlt: { ...quiet, label: m.imageAlt, hint: m.imageAltHint, maxLength: maxAltLength, isOptional: true },
    seoTitle: { ...quiet, label: m.seoTitle, hint: m.seoTitleHint, maxLength: maxSeoTitleLength, isOptional: true },
    seoDescription: {
      label: m.seoDescription,
      hint: m.seoDescriptionHint,
      control: 'paragraph',
      rows: 2,
      maxLength: maxSeoDescriptionLength,
      isOptional: true,
    },
  }) satisfies FormFields

export type PageValues = FormValues<ReturnType<typeof pageFormFields>>

export function valuesOfPage({ title, slug, text, seoTitle, seoDescription, image, ...own }: EditedPage): PageValues {
  return {
    ...(own.parts ? valuesOfCollection(own.parts) : noCollection),
    ...(own.measures ? valuesOfMeasures(own.measures) : noMeasures),
    ...{ title, slug, text, seoTitle, seoDescription },
    image: image ? JSON.stringify([image]) : '',
    imageAlt: image?.image.alt ?? '',
  }
}

/** The typed values as the calls take them. */
export function readPage({ title, slug, text, seoTitle, seoDescription, image, imageAlt }: PageValues) {
  return {
    ...{ title, slug, text, seoTitle, seoDescription, imageAlt },
    imageId: readUploads(image)[0]?.imageId ?? null,
  }
}
