import type { FormField, FormFields, FormValues } from '#contract/check-form.ts'
import type { CollectionRule } from '#contract/collections/calls.ts'
import { adminCollectionsMessages as m } from '#messages/en-US/admin/collections.ts'

const lists = ['subCategories', 'categories', 'tags', 'materials', 'colors'] as const
const maxDays = 3_650

export const ruleNames = ['sale', 'newestDays', 'maxPrice', ...lists] as const

/** What a collection has besides its page; a category leaves all of it empty. */
export const collectionFields = () =>
  ({
    isInMenu: { label: m.isInMenu, control: 'checkbox' },
    sale: { label: m.sale, control: 'checkbox' },
    newestDays: {
      ...{ label: m.newestDays, hint: m.newestDaysHint, inputMode: 'numeric', autoComplete: 'off', isOptional: true },
      rule: (typed) =>
        /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= maxDays ? null : m.newestDaysInvalid,
    },
    maxPrice: {
      ...{ label: m.maxPrice, inputMode: 'decimal', autoComplete: 'off', isOptional: true },
      rule: (typed) => (Number(typed) > 0 && Number(typed) <= 1_000_000 ? null : m.maxPriceInvalid),
    },
    subCategories: list(m.subCategories),
    categories: list(m.categories, m.categoriesHint),
    tags: list(m.tags),
    materials: list(m.materials),
    colors: list(m.colors, m.colorsHint),
    skus: { label: m.skus, hint: m.skusHint, control: 'paragraph', rows: 6, isOptional: true, refusal: /SKU/ },
  }) satisfies FormFields

function list(label: string, hint = m.listHint): FormField {
  return { label, hint, autoComplete: 'off', isOptional: true, maxLength: 1_000 }
}

export type CollectionValues = FormValues<ReturnType<typeof collectionFields>>

/** What is in a collection, as its calls have it. */
export interface CollectionParts {
  isInMenu: boolean
  rule: CollectionRule
  skus: readonly string[]
}

const onOrOff = (isOn: boolean) => (isOn ? 'on' : '')

export function valuesOfCollection({ isInMenu, rule, skus }: CollectionParts): CollectionValues {
  return {
    isInMenu: onOrOff(isInMenu),
    sale: onOrOff(rule.sale),
    newestDays: String(rule.newestDays ?? ''),
    maxPrice: String(rule.maxPrice ?? ''),
    subCategories: rule.subCategories.join(', '),
    categories: rule.categories.join(', '),
    tags: rule.tags.join(', '),
    materials: rule.materials.join(', '),
    colors: rule.colors.join(', '),
    skus: skus.join('\n'),
  }
}

/** The typed values as the calls take them. */
export function readCollection(typed: CollectionValues) {
  const { isInMenu, sale, newestDays, maxPrice, subCategories, categories, tags, materials, colors, skus } = typed
  return {
    isInMenu: isInMenu === 'on',
    rule: {
      sale: sale === 'on',
      newestDays: newestDays ? Number(newestDays) : null,
      maxPrice: maxPrice ? Number(maxPrice) : null,
      subCategories: split(subCategories),
      categories: split(categories),
      tags: split(tags),
      materials: split(materials),
      colors: split(colors),
    },
    skus: split(skus),
  }
}

function split(typed: string): string[] {
  return typed.split(/[,\n]/).flatMap((each) => each.trim() || [])
}

/** A collection without rule or products, for the page of a category. */
export const noCollection: CollectionValues = {
  ...{ isInMenu: '', sale: '', newestDays: '', maxPrice: '', skus: '' },
  ...{ subCategories: '', categories: '', tags: '', materials: '', colors: '' },
}
