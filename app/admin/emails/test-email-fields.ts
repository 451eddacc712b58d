import type { FormFields } from '#contract/check-form.ts'
import { emailRule } from '#contract/form-rules.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'

/** The form that sends a test email, with JavaScript and without. */
export const testEmailFields = {
  email: {
    get label() {
      return adminEmailsMessages.sendTestTo
    },
    control: 'email',
    get hint() {
      return adminEmailsMessages.sendTestHint
    },
    autoComplete: 'email',
    maxLength: 254,
    get missing() {
      return rulesMessages.invalidEmail
    },
    rule: emailRule(() => rulesMessages.invalidEmail),
    refusal: /./,
  },
} satisfies FormFields
