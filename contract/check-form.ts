/** How a field is asked for. */
export type Control = 'text' | 'email' | 'tel' | 'password' | 'paragraph' | 'select' | 'checkbox' | 'hidden'

export interface FieldOption {
  value: string
  label: string
  disabled?: boolean
}

/** What is wrong with a filled field, given all values of its form; null where it is right. */
export type Rule = (value: string, values: Readonly<Record<string, string>>) => string | null

/** One field of a form, declared once: how it is asked for and what it must hold. */
export interface FormField {
  label: string
  /** `text` where nothing is said. */
  control?: Control
  /** May stay empty, and says so beside its label. Check boxes and hidden fields always may. */
  isOptional?: boolean
  rule?: Rule
  /** The sentence at the field when it is empty. */
  missing?: string
  /** Which refusals of the shop are about this field, by their sentence. */
  refusal?: RegExp
  hint?: string
  placeholder?: string
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal'
  maxLength?: number
  rows?: number
  /** What a `select` offers. */
  options?: readonly (string | FieldOption)[]
}

export type FormFields = Readonly<Record<string, FormField>>
/** What stands in the fields of a form; a ticked box is `on`. */
export type FormValues<F extends FormFields = FormFields> = { [Name in keyof F]: string }

/** What is wrong with a form: a sentence for each wrong field, and one for the whole. */
export interface FormErrors {
  errors: Readonly<Record<string, string>>
  sentence: string
}

/** What the server answers to a form it refuses: what is wrong, and what was typed. */
export interface FormAnswer extends FormErrors {
  values: Readonly<Record<string, string>>
}

/** The values of a sent form, without the spaces around them; in a password they are meant. A file is no text. */
export function readForm<F extends FormFields>(fields: F, form: FormData): FormValues<F> {
  const read = ([name, { control }]: [string, FormField]) => {
    const sent = form.get(name)
    const value = typeof sent === 'string' ? sent : ''
    return [name, control === 'password' ? value : value.trim()]
  }
  return Object.fromEntries(Object.entries(fields).map(read))
}

/** What is wrong with one field; null where it is right. */
export function checkField(field: FormField, value: string, values: Readonly<Record<string, string>>): string | null {
  if (value !== '') return field.rule?.(value, values) ?? null
  return mayBeEmpty(field) ? null : (field.missing ?? 'Please fill this in.')
}

/**
 * Checks every field of a form. The sentence for the whole is `missing` where a field is empty, else the first rule that
 * is broken, in the order of the fields; a form without `missing` counts its wrong fields.
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
  const [first] = wrong
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

/** The one sentence there is, or how many fields are wrong. */
export function countErrors(sentences: readonly string[]): string {
  const [only = ''] = sentences
  return sentences.length === 1 ? only : `Please check ${sentences.length} fields below.`
}

/** A refusal of the shop, at the field it is about where one declares so. */
export function placeRefusal(fields: FormFields, sentence: string): FormErrors {
  const found = Object.entries(fields).find(([, { refusal }]) => refusal?.test(sentence))
  return { errors: found ? { [found[0]]: sentence } : {}, sentence }
}

function mayBeEmpty({ control, isOptional }: FormField): boolean {
  return isOptional === true || control === 'checkbox' || control === 'hidden'
}
