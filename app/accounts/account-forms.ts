import { channels } from '#contract/accounts/channels.ts'
import type { FormField, FormFields } from '#contract/check-form.ts'
import { emailRule, passwordRule, samePasswordRule } from '#contract/form-rules.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'

// Source of the messages: spec section 5.
const firstName: FormField = { label: 'First name', autoComplete: 'given-name', maxLength: 80 }
const lastName: FormField = { label: 'Last name', autoComplete: 'family-name', maxLength: 80 }
const country: FormField = {
  label: 'Country',
  control: 'select',
  autoComplete: 'country-name',
  placeholder: 'Choose your country',
  refusal: /country/i,
}
const email: FormField = {
  label: 'Email',
  control: 'email',
  autoComplete: 'email',
  rule: emailRule(() => rulesMessages.invalidEmail),
}
const currentPassword: FormField = { label: 'Password', control: 'password', autoComplete: 'current-password' }
const newPassword: FormField = {
  label: 'Password',
  control: 'password',
  autoComplete: 'new-password',
  hint: '8 or more characters. Several words are easy to keep in mind.',
  rule: passwordRule,
}
const confirmPassword: FormField = {
  label: 'Confirm password',
  control: 'password',
  autoComplete: 'new-password',
  rule: samePasswordRule(() => rulesMessages.passwordsDiffer),
}

export const loginForm = {
  fields: { email: { ...email, autoComplete: 'username' }, password: currentPassword },
  missing: 'Invalid email address.',
} satisfies FormDeclaration

export const registerForm = {
  fields: {
    firstName,
    lastName,
    country,
    email,
    confirmPassword,
    password: newPassword,
    channel: {
      label: 'How did you hear about us?',
      control: 'select',
      placeholder: 'Please choose',
      options: channels,
    },
    newsletter: { label: 'Send me the newsletter', control: 'checkbox' },
  },
  missing: 'All the felds are requiered to register.',
} satisfies FormDeclaration

export const accountForm = {
  fields: {
    firstName,
    lastName,
    country,
    email: {
      ...email,
      hint: 'A new address counts once you open the link we send to it.',
      rule: emailRule(() => rulesMessages.invalidEmailPlain),
      refusal: /email/i,
    },
  },
  missing: 'All the fields are requiered to register.',
} satisfies FormDeclaration

export const forgetPasswordForm = {
  fields: { email },
  missing: 'The email address field is requiered to recover your password.',
} satisfies FormDeclaration

export const resetPasswordForm = {
  fields: {
    confirmPassword: { ...confirmPassword, rule: samePasswordRule(() => rulesMessages.passwordsDifferReset) },
    password: { ...newPassword, label: 'New password' },
  },
  missing: 'All the field are requiered to reset your password.',
} satisfies FormDeclaration

export const deleteAccountForm = {
  fields: { password: { ...currentPassword, refusal: /password/i } },
  missing: 'Please enter your password.',
} satisfies FormDeclaration

interface FormDeclaration {
  fields: FormFields
  /** The error when a field is empty. */
  missing: string
}
