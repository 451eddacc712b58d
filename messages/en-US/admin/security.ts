import { defineMessages } from '../../define-messages.ts'

/** The second factor of one's own login. */
export const adminSecurityMessages = defineMessages('admin/security', {
  lead: 'A code from an app on your phone protects your login when someone else has your password.',
  off: 'Your login asks for your password alone.',
  on: <Node>(since: Node) => ['Your login asks for a code since ', since, '.'],
  password: 'Current password',
  passwordMissing: 'Please enter your current password.',
  setUp: 'Set up authenticator app',
  scanTitle: 'Scan the code',
  scan: 'Open an authenticator app, such as that of your password manager, and scan this code.',
  qr: 'QR code for the authenticator app',
  typeInstead: 'Or type this secret into the app:',
  code: 'Code from the app',
  codeMissing: 'Please enter the six digits that the app shows.',
  confirm: 'Confirm',
  codesTitle: 'Recovery codes',
  codesLead:
    'Each logs you in once without the app. They are shown only now: print them, or save them in your password manager.',
  codesKept: 'I have saved them',
  codesLeft: (left: number) => `${left} of 10 recovery codes are left.`,
  renew: 'New recovery codes',
  turnOff: 'Turn off',
  turnOffTitle: 'Log in without a code',

  isOn: 'Logs in with a code',
  isOff: 'Logs in with a password alone',
  reset: 'Reset code',
  resetTitle: (name: string) => `Reset the second factor of ${name}?`,
  resetText: (name: string) =>
    `Use this when ${name} lost the phone and the recovery codes, and you know that it is ${name} who asks. Their login asks for the password alone until they set up an app again, and all their sessions end.`,

  email: {
    subject: 'The security of your login was changed',
    preview: 'If this was not you, change your password and tell an owner of the shop.',
    reason: 'You receive this email because you work in the admin area of the shop.',
    on: (name: string) => `Hi ${name}, your login now asks for a code from your authenticator app.`,
    off: (name: string) => `Hi ${name}, your login no longer asks for a code.`,
    reset: (name: string) =>
      `Hi ${name}, an owner of the shop has reset your second factor. Your login asks for your password alone until you set up an app again.`,
    recovery: (name: string, left: number) =>
      `Hi ${name}, a recovery code was used to log in to your account. ${left} of 10 are left.`,
    notYou: 'If this was not you, change your password and tell an owner of the shop.',
    action: 'Open security',
  },
})
