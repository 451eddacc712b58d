import { anyText, checkForm, emailRule, type Rule } from '#app/accounts/rules.ts'

export const contactFields = ['name', 'phone', 'email', 'department', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>

/** What came of sending the form: the shop's thanks, or why not and what is wrong at which fields, with what was typed. */
export type ContactAnswer =
  | { sent: string }
  | { refused: string; fields: Readonly<Record<string, string>>; values: ContactValues }

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

// No number of any country is shorter; whether one exists is judged by the shop.
const phoneRule: Rule = (value) => (value.replace(/\D/g, '').length >= 7 ? null : 'Invalid phone number')

const rules: Record<ContactField, Rule> = {
  name: anyText,
  phone: phoneRule,
  email: emailRule('Invalid email address'),
  department: anyText,
  subject: anyText,
  message: anyText,
}

/** What can be told before sending, of every field at once. Source: spec section 5, "Contact". */
export function checkContact(values: ContactValues): ContactAnswer | null {
  const wrong = checkForm(rules, values, allRequired)
  return wrong && { refused: wrong.sentence, fields: wrong.fields, values }
}

/** A refusal of the shop, at the field it is about. */
export function refusedContact(refused: string, values: ContactValues): ContactAnswer {
  const field = /email/i.test(refused) ? 'email' : /phone/i.test(refused) ? 'phone' : null
  return { refused, fields: field ? { [field]: refused } : {}, values }
}
