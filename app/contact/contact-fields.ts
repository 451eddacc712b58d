import { isEmail } from '#contract/text.ts'

export const contactFields = ['name', 'phone', 'email', 'department', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>

/** What came of sending the form: the shop's thanks, or why not and at which field, with what was typed. */
export type ContactAnswer = { sent: string } | { refused: string; field: ContactField | null; values: ContactValues }

const allRequired = 'All fields are required. Please ensure all fields are completed before submitting your message.'

/** The six values of a sent form, without the space around them. */
export function readContact(form: FormData): ContactValues {
  const read = (name: ContactField) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    name: read('name'),
    phone: read('phone'),
    email: read('email'),
    department: read('department'),
    subject: read('subject'),
    message: read('message'),
  }
}

/** What can be told before sending; whether a phone number exists is judged by the shop. Source: spec section 5, "Contact". */
export function checkContact(values: ContactValues): ContactAnswer | null {
  const missing = contactFields.find((name) => values[name] === '')
  if (missing) return { refused: allRequired, field: missing, values }
  if (!isEmail(values.email)) return refusedContact('Invalid email address', values)
  return null
}

/** A refusal, at the field it is about. */
export function refusedContact(refused: string, values: ContactValues): ContactAnswer {
  const field = /email/i.test(refused) ? 'email' : /phone/i.test(refused) ? 'phone' : null
  return { refused, field, values }
}
