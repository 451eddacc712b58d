import { uiMessages } from '#messages/en-US/ui.ts'

/** The kind of input. */
type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'password'
  | 'date'
  | 'datetime-local'
  | 'paragraph'
  | 'select'
  | 'checkbox'
  | 'hidden'

export interface FieldOption {
  value: string
  label: string
  disabled?: boolean
}

/** Returns the error of a non-empty field, given all values of its form; null if it is valid. */
export type Rule = (value: string, values: Readonly<Record<string, string>>) => string | null

/** A form field: its input and its rules. */
export interface FormField {
  label: string
  /** `text` by default. */
  control?: Control
  /** Whether it may stay empty, which its label says. Check boxes always may, hidden fields unless they have `missing`. */
  isOptional?: boolean
  rule?: Rule
  /** The error of an empty field that other fields ask for; it replaces `missing`, which then says the usual case. */
  ruleIfEmpty?: Rule
  /** The error when it is empty; null if it may be empty and its label does not say so. */
  missing?: string | null
  /** Its error is the message for the form only if no other field has one. */
  isSaidLast?: boolean
  /** Server errors that belong to this field, by message. */
  refusal?: RegExp
  hint?: string
  placeholder?: string
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal'
  maxLength?: number
  rows?: number
  /** The options of a `select`. */
  options?: readonly (string | FieldOption)[]
}

export type FormFields = Readonly<Record<string, FormField>>
/** The values of a form; a checked box is `on`. */
export type FormValues<F extends FormFields = FormFields> = { [Name in keyof F]: string }

/** The errors of a form, by field, and one message for all. */
export interface FormErrors {
  errors: Readonly<Record<string, string>>
  sentence: string
}

/** The response to an invalid form: its errors and its values. */
export interface FormAnswer extends FormErrors {
  values: Readonly<Record<string, string>>
}

/** Reads the values of a submitted form and trims them, except passwords. Files are skipped. */
export function readForm<F extends FormFields>(fields: F, form: FormData): FormValues<F> {
  const read = ([name, { control }]: [string, FormField]) => {
    const sent = form.get(name)
    const value = typeof sent === 'string' ? sent : ''
    return [name, control === 'password' ? value : value.trim()]
  }
  return Object.fromEntries(Object.entries(fields).map(read))
}

/** Returns the error of one field; null if it is valid. */
export function checkField(field: FormField, value: string, values: Readonly<Record<string, string>>): string | null {
  if (value !== '') return field.rule?.(value, values) ?? null
  if (field.ruleIfEmpty) return field.ruleIfEmpty(value, values)
  return mayBeEmpty(field) ? null : (field.missing ?? uiMessages.fieldMissing)
}

/**
 * Validates every field of a form. The message for the form is `missing` if a field is empty, else the first error in
 * the order of the fields, those that are said last aside; without `missing` it counts the errors.
 */
export function checkForm(
  fields: FormFields,
  values: Readonly<Record<string, string>>,
  missing?: string,
): FormErrors | null {
  const wrong = Object.entries(fields).flatMap(([name, field]) => {
    const sentence = checkField(field, values[name] ?? '', values)
    return sentence ? [{ name, sentence, isMissing: !values[name] }] : []
  })
  const first = wrong.find(({ name }) => !fields[name]?.isSaidLast) ?? wrong[0]
  if (!first) return null
  return {
    errors: Object.fromEntries(wrong.map(({ name, sentence }) => [name, sentence])),
    sentence: sentenceOf(),
  }

  function sentenceOf(): string {
    if (missing === undefined) return countErrors(wrong.map(({ sentence }) => sentence))
    return wrong.some(({ isMissing }) => isMissing) ? missing : (first?.sentence ?? missing)
  }
}

/** The only error, or the number of errors. */
export function countErrors(sentences: readonly string[]): string {
  const [only = ''] = sentences
  return sentences.length === 1 ? only : uiMessages.checkFields(sentences.length)
}

/** Maps a server error to the field that declares it. */
export function refusalToErrors(fields: FormFields, sentence: string): FormErrors {
  const found = Object.entries(fields).find(([, { refusal }]) => refusal?.test(sentence))
  return { errors: found ? { [found[0]]: sentence } : {}, sentence }
}

function mayBeEmpty({ control, isOptional, missing }: FormField): boolean {
  const isUntyped = control === 'checkbox' || (control === 'hidden' && missing === undefined)
  return isOptional === true || missing === null || isUntyped
}
