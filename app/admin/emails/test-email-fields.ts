import type { FormFields } from '#contract/check-form.ts'
import { emailRule } from '#contract/form-rules.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'

/** The form that sends a test email, with JavaScript and without. */
export const testEmailFields = {
  email: {
    label: 'Send a test email to',
    control: 'email',
    hint: 'Check that emails arrive and how they look.',
    autoComplete: 'email',
    maxLength: 254,
    missing: 'Invalid email address.',
    rule: emailRule(() => rulesMessages.invalidEmail),
    refusal: /./,
  },
} satisfies FormFields
