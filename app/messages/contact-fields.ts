import type { FormFields, Rule } from '#contract/check-form.ts'
import { emailRule } from '#contract/form-rules.ts'
import { departments } from '#contract/messages/departments.ts'
import { isMobilePhone } from '#contract/messages/is-mobile-phone.ts'

const phoneRule: Rule = (value) => (isMobilePhone(value) ? null : 'Invalid phone number')

/** The contact form. Source: spec section 5, "Contact". */
export const contactForm = {
  fields: {
    // The blank placeholders let CSS detect empty fields.
    name: { label: 'Name', placeholder: ' ', autoComplete: 'name', maxLength: 80 },
    phone: {
      label: 'Phone',
      control: 'tel',
      placeholder: ' ',
      hint: "Outside the United States, please begin with + and your country's code.",
      autoComplete: 'tel',
      maxLength: 40,
      rule: phoneRule,
      refusal: /phone/i,
    },
    email: {
      label: 'E-mail',
      control: 'email',
      placeholder: ' ',
      autoComplete: 'email',
      maxLength: 254,
      rule: emailRule('Invalid email address'),
      refusal: /email/i,
    },
    department: {
      label: 'Department',
      control: 'select',
      placeholder: 'Choose a department',
      options: departments,
      refusal: /department/i,
    },
    subject: { label: 'Subject', maxLength: 150 },
    message: { label: 'Message', control: 'paragraph', rows: 6, maxLength: 5_000 },
    // A honeypot: bots fill it in, people do not see it.
    website: { label: 'Website', isOptional: true, autoComplete: 'off', maxLength: 200 },
  } satisfies FormFields,
  missing: 'All fields are required. Please ensure all fields are completed before submitting your message.',
}
