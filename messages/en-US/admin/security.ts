import { defineMessages } from '../../define-messages.ts'

/** The second factor of one's own login. */
export const adminSecurityMessages = defineMessages('admin/security', {
  lead: 'A passkey, or a code from an app on your phone, protects your account even if someone learns your password.',
  passkeysTitle: 'Passkeys',
  passkeysLead:
    'Log in with a fingerprint, your face, a PIN or a security key, without a password or code. No other site can ask for it.',
  noPasskeys: 'No passkeys yet.',
  passkeyAdded: <Node>(day: Node) => ['Added ', day],
  passkeyUsed: <Node>(at: Node) => ['last used ', at],
  passkeyUnused: 'not used yet',
  addPasskey: 'Add passkey',
  addPasskeyLead: 'Your browser then asks which device, security key or password manager is to keep the passkey.',
  passkeyName: 'Name',
  passkeyNameHint: 'Such as “Work laptop”. Leave blank to use the name of your browser.',
  passkeyNameMissing: 'Please enter a name.',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  renameTitle: 'Rename passkey',
  saveName: 'Save name',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'It no longer logs in, and all your other sessions end. Delete it on the device or in the password manager, too.',
  removePasskey: 'Remove passkey',
  lastPasskey: 'The shop requires a second factor of its staff, so your only one cannot be removed.',

  appTitle: 'Authenticator app',
  off: 'An app on your phone shows a new code every 30 seconds. Your login then asks for it after the password.',
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
    'Each one logs you in once, with your password, without the passkey or the app. They are shown only now, so print them or save them in your password manager.',
  codesKept: "I've saved them",
  codesLeft: (left: number) => `${left} of 10 recovery codes left.`,
  renew: 'New recovery codes',
  isRequired: 'The shop requires it of its staff, so it cannot be turned off.',
  turnOff: 'Turn off',

  isOn: 'Logs in with a second factor',
  isOff: 'Logs in with a password only',
  reset: 'Reset second factor',
  resetTitle: (name: string) => `Reset the second factor of ${name}?`,
  resetText: (name: string) =>
    `Do this if ${name} has lost both the phone or key and the recovery codes, and you are sure the request is really theirs. Their passkeys and app are removed, they'll log in with their password only until they set one up again, and all their sessions will end.`,

  email: {
    subject: 'Your login security has changed',
    preview: 'If this was not you, change your password and tell an owner of the shop.',
    reason: 'You are receiving this email because you work in the admin area of the shop.',
    on: (name: string) => `Hi ${name}, your login now asks for a code from your authenticator app.`,
    off: (name: string) => `Hi ${name}, your login no longer asks for a code.`,
    reset: (name: string) =>
      `Hi ${name}, an owner of the shop has reset your second factor. You log in with your password only until you set one up again.`,
    recovery: (name: string, left: number) =>
      `Hi ${name}, a recovery code was used to log in to your account. ${left} of 10 are left.`,
    passkeyAdded: (name: string, passkey: string) =>
      `Hi ${name}, the passkey “${passkey}” was added to your login. It logs in without your password.`,
    passkeyRemoved: (name: string, passkey: string) =>
      `Hi ${name}, the passkey “${passkey}” was removed from your login.`,
    notYou: 'If this was not you, change your password and tell an owner of the shop.',
    action: 'Open security',
  },
})
