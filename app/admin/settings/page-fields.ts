import type { FormField, FormFields } from '#contract/check-form.ts'
import { schemaRule } from '#contract/form-rules.ts'
import { type PageText, pageText } from '#contract/settings/content-page.ts'
import { unknownPlaceholder } from '#contract/settings/placeholders.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import type { Typed } from './typed-settings.ts'

const texts = () => adminSettingsMessages.page

function field(
  name: keyof PageText,
  text: () => Pick<FormField, 'label' | 'hint'>,
  own: Partial<FormField>,
): FormField {
  const valid = schemaRule(pageText.shape[name])
  return {
    get label() {
      return text().label
    },
    get hint() {
      return text().hint ?? ''
    },
    get missing() {
      return valid('', {})
    },
    autoComplete: 'off',
    rule: (typed) => valid(typed, {}) ?? unknownPlaceholder(typed),
    ...own,
  }
}

/** The form of a text page, validated with the schema of the contract. */
export const pageFields = {
  title: field('title', () => ({ label: texts().title }), { maxLength: 100 }),
  description: field('description', () => ({ label: texts().description, hint: texts().descriptionHint }), {
    maxLength: 200,
  }),
  effective: field('effective', () => ({ label: texts().effective, hint: texts().effectiveHint }), {
    isOptional: true,
    maxLength: 60,
  }),
  body: field('body', () => ({ label: texts().body, hint: texts().bodyHint }), { control: 'paragraph', rows: 24 }),
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
