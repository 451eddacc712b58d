import type { FormFields } from '#contract/check-form.ts'
import { emailRule } from '#contract/form-rules.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'

/** The fields with which a guest finds an order. */
export const findOrderFields = {
  orderNumber: {
    get label() {
      return ordersMessages.orderNumber
    },
    get hint() {
      return ordersMessages.numberHint
    },
    autoComplete: 'off',
    maxLength: 40,
  },
  email: {
    get label() {
      return ordersMessages.email
    },
    control: 'email',
    get hint() {
      return ordersMessages.emailHint
    },
    autoComplete: 'email',
    maxLength: 254,
    rule: emailRule(() => rulesMessages.invalidEmail),
  },
} satisfies FormFields
