import type { FormField, FormFields, Rule } from '#contract/check-form.ts'
import { type EmailText, emailText, emailTextParts } from '#contract/emails/email-text.ts'
import { wrongWords } from '#contract/emails/wrong-words.ts'
import { schemaRule } from '#contract/form-rules.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'

const texts = () => adminEmailsMessages.texts

function field(name: keyof EmailText, hint: () => string, own: Partial<FormField>): FormField {
  const valid = schemaRule(emailText.shape[name])
  return {
    get label() {
      return texts()[name]
    },
    get hint() {
      return hint()
    },
    isOptional: true,
    autoComplete: 'off',
    rule: (typed) => valid(typed, {}),
    ...own,
  }
}

const textFields = {
  subject: field('subject', () => texts().blankHint, { maxLength: 150 }),
  heading: field('heading', () => texts().blankHint, { maxLength: 150 }),
  opening: field('opening', () => texts().openingHint, { control: 'paragraph', rows: 6 }),
  closing: field('closing', () => texts().closingHint, { control: 'paragraph', rows: 4 }),
} satisfies FormFields

/** The form of the words of an email that has certain placeholders. */
export function textFieldsWith(known: readonly string[]): typeof textFields {
  const entries = Object.entries(textFields).map(([name, field]) => {
    const rule: Rule = (typed, values) => field.rule?.(typed, values) ?? wrongWords(typed, known)
    return [name, { ...field, rule }]
  })
  return Object.fromEntries(entries)
}

/** The words as typed, with their spaces and line ends normalized. */
export function readText(typed: Readonly<Record<string, string>>): EmailText {
  const line = (name: string) => (typed[name] ?? '').replace(/\s+/g, ' ').trim()
  const lines = (name: string) => (typed[name] ?? '').replace(/\r\n?/g, '\n').trim()
  return { subject: line('subject'), heading: line('heading'), opening: lines('opening'), closing: lines('closing') }
}

/** The part of the words that a refused parameter is about. */
export function partOf(param: string): string {
  return emailTextParts.find((part) => param === `values.${part}`) ?? param
}
