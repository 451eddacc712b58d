import type { FormField, FormFields } from '#contract/check-form.ts'
import { schemaRule } from '#contract/form-rules.ts'
import { type PageText, pageText } from '#contract/settings/content-page.ts'
import { unknownPlaceholder } from '#contract/settings/placeholders.ts'
import type { Typed } from './typed-settings.ts'

function field(name: keyof PageText, declared: FormField): FormField {
  const valid = schemaRule(pageText.shape[name])
  return {
    autoComplete: 'off',
    rule: (typed) => valid(typed, {}) ?? unknownPlaceholder(typed),
    missing: valid('', {}),
    ...declared,
  }
}

/** The form of a text page, validated with the schema of the contract. */
export const pageFields = {
  title: field('title', { label: 'Title', maxLength: 100 }),
  description: field('description', {
    label: 'Description for search engines',
    maxLength: 200,
    hint: 'Up to 160 characters are shown.',
  }),
  effective: field('effective', {
    label: 'Effective from',
    isOptional: true,
    maxLength: 60,
    hint: 'As readers see it, for example April 20, 2021.',
  }),
  body: field('body', {
    label: 'Text',
    control: 'paragraph',
    rows: 24,
    hint: 'Markdown: ## starts a section, ### a subsection, - a list, **bold**, [the shop](/shop) a link. HTML is shown as typed.',
  }),
} satisfies FormFields

/** The text of a page as typed, with its spaces and line ends normalized. */
export function readPage(typed: Typed): PageText {
  const line = (name: string) => (typed[name] ?? '').replace(/\s+/g, ' ').trim()
  return {
    title: line('title'),
    description: line('description'),
    effective: line('effective'),
    body: (typed.body ?? '').replace(/\r\n?/g, '\n').trim(),
  }
}
