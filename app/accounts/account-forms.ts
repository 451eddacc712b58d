import { channels } from '#contract/accounts/channels.ts'
import type { FormField, FormFields } from '#contract/check-form.ts'
import { emailRule, passwordRule, samePasswordRule } from '#contract/form-rules.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'

interface FormDeclaration {
  fields: FormFields
  /** The error when a field is empty. */
  missing: string
}

// Functions and getters, as labels are read when a form is shown. Source of the messages: spec section 5.
const firstName = (): FormField => ({ label: accountsMessages.firstName, autoComplete: 'given-name', maxLength: 80 })
const lastName = (): FormField => ({ label: accountsMessages.lastName, autoComplete: 'family-name', maxLength: 80 })
const country = (): FormField => ({
  label: accountsMessages.country,
  control: 'select',
  autoComplete: 'country-name',
  placeholder: accountsMessages.chooseCountry,
  refusal: /country|\bLand\b/i,
})
const email = (): FormField => ({
  label: accountsMessages.email,
  control: 'email',
  autoComplete: 'email',
  rule: emailRule(() => rulesMessages.invalidEmail),
})
const currentPassword = (): FormField => ({
  label: accountsMessages.password,
  control: 'password',
  autoComplete: 'current-password',
})
const newPassword = (): FormField => ({
  label: accountsMessages.password,
  control: 'password',
  autoComplete: 'new-password',
  hint: accountsMessages.passwordHint,
  rule: passwordRule,
  // Passwords are compared before they are measured. Source: spec section 5.
  isSaidLast: true,
})
const confirmPassword = (message: () => string): FormField => ({
  label: accountsMessages.confirmPassword,
  control: 'password',
  autoComplete: 'new-password',
  rule: samePasswordRule(message),
})

export const loginForm = {
  get fields() {
    return {
      email: { ...email(), autoComplete: 'username' },
      password: currentPassword(),
      // Shown once the server asks for it.
      code: {
        label: accountsMessages.code,
        hint: accountsMessages.codeHint,
        autoComplete: 'one-time-code',
        maxLength: 20,
        missing: accountsMessages.codeMissing,
        refusal: /\bcode|\bCode/,
      },
    }
  },
  get missing() {
    return rulesMessages.invalidEmail
  },
} satisfies FormDeclaration

export const registerForm = {
  get fields() {
    return {
      firstName: firstName(),
      lastName: lastName(),
      country: country(),
      email: email(),
      password: newPassword(),
      confirmPassword: confirmPassword(() => rulesMessages.passwordsDiffer),
      channel: {
        label: accountsMessages.channel,
        control: 'select',
        placeholder: accountsMessages.chooseChannel,
        options: channels.map((value) => ({ value, label: accountsMessages.channels[value] })),
      },
      newsletter: {
        label: accountsMessages.newsletter,
        control: 'checkbox',
      },
    } satisfies FormFields
  },
  get missing() {
    return accountsMessages.registerMissing
  },
} satisfies FormDeclaration

export const accountForm = {
  get fields() {
    return {
      firstName: firstName(),
      lastName: lastName(),
      country: country(),
      email: {
        ...email(),
        hint: accountsMessages.emailChangeHint,
        rule: emailRule(() => rulesMessages.invalidEmailPlain),
        refusal: /e-?mail/i,
      },
      // Shown and needed only once the address is another one; the server refuses an empty one.
      currentPassword: {
        ...currentPassword(),
        label: accountsMessages.currentPassword,
        hint: accountsMessages.currentPasswordHint,
        missing: null,
        refusal: /password|Passwort/i,
      },
    }
  },
  get missing() {
    return accountsMessages.accountMissing
  },
} satisfies FormDeclaration

export const forgetPasswordForm = {
  get fields() {
    return { email: email() }
  },
  get missing() {
    return accountsMessages.recoverMissing
  },
} satisfies FormDeclaration

export const resetPasswordForm = {
  get fields() {
    return {
      password: { ...newPassword(), label: accountsMessages.newPassword },
      confirmPassword: confirmPassword(() => rulesMessages.passwordsDifferReset),
    }
  },
  get missing() {
    return accountsMessages.resetMissing
  },
} satisfies FormDeclaration

export const joinForm = {
  get fields() {
    return {
      firstName: firstName(),
      lastName: lastName(),
      password: newPassword(),
      confirmPassword: confirmPassword(() => rulesMessages.passwordsDiffer),
    }
  },
  get missing() {
    return accountsMessages.registerMissing
  },
} satisfies FormDeclaration

export const changePasswordForm = {
  get fields() {
    return {
      currentPassword: { ...currentPassword(), label: accountsMessages.currentPassword, refusal: /incorrect|falsch/i },
      password: { ...newPassword(), label: accountsMessages.newPassword, refusal: /guess|erraten|current|bisherig/i },
      confirmPassword: confirmPassword(() => rulesMessages.passwordsDifferReset),
    }
  },
  get missing() {
    return accountsMessages.resetMissing
  },
} satisfies FormDeclaration

export const accountOfferForm = {
  get fields() {
    return { password: { ...newPassword(), refusal: /password|Passwort/i } }
  },
  get missing() {
    return accountsMessages.passwordMissing
  },
} satisfies FormDeclaration

/** Confirms with the password that it is the customer who downloads their data or deletes the account. */
export const ownPasswordForm = {
  get fields() {
    return { password: { ...currentPassword(), refusal: /password|Passwort/i } }
  },
  get missing() {
    return accountsMessages.passwordMissing
  },
} satisfies FormDeclaration
