import type { FormFields } from '#contract/check-form.ts'
import { emailRule } from '#contract/form-rules.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'

/** The fields with which a guest finds an order. */
export const findOrderFields = {
  orderNumber: {
    label: 'Order number',
    hint: "You'll find it in your receipt.",
    autoComplete: 'off',
    maxLength: 40,
  },
  email: {
    label: 'Email',
    control: 'email',
    hint: 'The address you ordered with.',
    autoComplete: 'email',
    maxLength: 254,
    rule: emailRule(() => rulesMessages.invalidEmail),
  },
} satisfies FormFields
