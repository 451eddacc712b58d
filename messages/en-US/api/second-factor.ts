import { defineMessages } from '../../define-messages.ts'

/** Calls about the second factor of staff. */
export const apiSecondFactorMessages = defineMessages('api/second-factor', {
  isOn: 'Your login already asks for a code.',
  isOff: 'Your login does not ask for a code.',
  hasNoFactor: 'Your login has no second factor.',
  notBegun: 'Please start again: there is no app to confirm.',
  codeWrong: 'This code is wrong. Check the clock on your phone and enter the newest code.',
  isOnNow: 'Your login now asks for a code. All your other sessions have ended.',
  isRequired: "This shop requires a second factor of its staff, so it can't be turned off.",
  isOffNow: 'Your login no longer asks for a code.',
  codesRenewed: 'You have new recovery codes. The old ones no longer work.',
  wasReset: (name: string) => `The login of ${name} no longer asks for a second factor.`,
  hasNone: (name: string) => `The login of ${name} does not ask for a second factor.`,

  /** The name of one that was added without a name, by a browser that names neither itself nor its system. */
  passkey: 'Passkey',
  passkeyAdded: (name: string) => `You can log in with the passkey “${name}”. All your other sessions have ended.`,
  passkeyRenamed: (name: string) => `The passkey is now called “${name}”.`,
  passkeyRemoved: (name: string) => `The passkey “${name}” has been removed. All your other sessions have ended.`,
  passkeyNameMissing: 'Please enter a name.',
  passkeyRefused: "The passkey couldn't be verified, or it took too long. Please start again.",
  passkeyKnown: 'This passkey is already in use.',
  passkeyIsRequired: "This shop requires a second factor of its staff, so your last one can't be removed.",
  passkeysFull: (max: number) => `You have ${max} passkeys, the most an account can have. Please remove one first.`,
  noPasskey: 'This passkey no longer exists.',
})
