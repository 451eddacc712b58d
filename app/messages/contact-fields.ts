import type { FormFields, Rule } from '#contract/check-form.ts'
import { emailRule } from '#contract/form-rules.ts'
import { departmentName, departments } from '#contract/messages/departments.ts'
import { isMobilePhone } from '#contract/messages/is-mobile-phone.ts'
import { contactMessages } from '#messages/en-US/contact.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'

const phoneRule =
  (country: string): Rule =>
  (value) =>
    isMobilePhone(value, country) ? null : contactMessages.phoneInvalid

/** The contact form of a shop in a country. Source: spec section 5, "Contact". */
export const contactForm = (country: string) => ({
  fields: {
    // The blank placeholders let CSS detect empty fields.
    name: {
      get label() {
        return contactMessages.name
      },
      placeholder: ' ',
      autoComplete: 'name',
      maxLength: 80,
    },
    phone: {
      get label() {
        return contactMessages.phone
      },
      control: 'tel',
      placeholder: ' ',
      get hint() {
        return contactMessages.phoneHint
      },
      autoComplete: 'tel',
      maxLength: 40,
      rule: phoneRule(country),
      refusal: /phone|Telefon/i,
    },
    email: {
      get label() {
        return contactMessages.email
      },
      control: 'email',
      placeholder: ' ',
      autoComplete: 'email',
      maxLength: 254,
      rule: emailRule(() => rulesMessages.invalidEmailPlain),
      refusal: /e-?mail/i,
    },
    department: {
      get label() {
        return contactMessages.department
      },
      control: 'select',
      get placeholder() {
        return contactMessages.chooseDepartment
      },
      get options() {
        return departments.map((value) => ({ value, label: departmentName(value) }))
      },
      refusal: /department|Thema/i,
    },
    subject: {
      get label() {
        return contactMessages.subject
      },
      maxLength: 150,
    },
    message: {
      get label() {
        return contactMessages.message
      },
      control: 'paragraph',
      rows: 6,
      maxLength: 5_000,
    },
    // A honeypot: bots fill it in, people do not see it.
    website: {
      get label() {
        return contactMessages.website
      },
      isOptional: true,
      autoComplete: 'off',
      maxLength: 200,
    },
  } satisfies FormFields,
  get missing() {
    return contactMessages.missing
  },
})
