import { defineMessages } from '../../define-messages.ts'

/** The second factor of one's own login. */
export const adminSecurityMessages = defineMessages('admin/security', {
  lead: 'A code from an app on your phone protects your account even if someone learns your password.',
  off: 'You log in with your password only.',
  on: <Node>(since: Node) => ['Your login has asked for a code since ', since, '.'],
  password: 'Current password',
  passwordMissing: 'Please enter your current password.',
  setUp: 'Set up authenticator app',
  scanTitle: 'Scan the code',
  scan: 'Open an authenticator app, such as the one in your password manager, and scan this code.',
  qr: 'QR code for the authenticator app',
  typeInstead: 'Or enter this key in the app:',
  code: 'Code from the app',
  codeMissing: 'Please enter the six digits from the app.',
  confirm: 'Confirm',
  codesTitle: 'Recovery codes',
  codesLead:
    'Each one logs you in once without the app. They are shown only now, so print them or save them in your password manager.',
  codesKept: "I've saved them",
  codesLeft: (left: number) => `${left} of 10 recovery codes left.`,
  renew: 'New recovery codes',
  isRequired: 'The shop requires it of its staff, so it cannot be turned off.',
  turnOff: 'Turn off',
  turnOffTitle: 'Log in without a code',

  isOn: 'Logs in with a code',
  isOff: 'Logs in with a password only',
  reset: 'Reset code',
  resetTitle: (name: string) => `Reset the second factor of ${name}?`,
  resetText: (name: string) =>
    `Do this if ${name} has lost both the phone and the recovery codes, and you are sure the request is really theirs. They'll log in with their password only until they set up an app again, and all their sessions will end.`,

  email: {
    subject: 'Your login security has changed',
    preview: 'If this was not you, change your password and tell an owner of the shop.',
    reason: 'You are receiving this email because you work in the admin area of the shop.',
    on: (name: string) => `Hi ${name}, your login now asks for a code from your authenticator app.`,
    off: (name: string) => `Hi ${name}, your login no longer asks for a code.`,
    reset: (name: string) =>
      `Hi ${name}, an owner of the shop has reset your second factor. You log in with your password only until you set up an app again.`,
    recovery: (name: string, left: number) =>
      `Hi ${name}, a recovery code was used to log in to your account. ${left} of 10 are left.`,
    notYou: 'If this was not you, change your password and tell an owner of the shop.',
    action: 'Open security',
  },
})
