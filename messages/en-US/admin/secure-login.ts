import { defineMessages } from '../../define-messages.ts'

/** What staff do about their login before the admin area opens to them. */
export const adminSecureLoginMessages = defineMessages('admin/secure-login', {
  title: 'Secure your login',
  generated:
    'The shop made your first password and printed it. Choose one that only you know; then the admin area opens.',
  printed: 'Printed password',
  required:
    'This shop requires a second factor of its staff: a passkey, or a code from an app on your phone. Set one up; then the admin area opens.',
  choose: 'Save password',
})
