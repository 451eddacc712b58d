import { defineMessages } from '../define-messages.ts'

/** Logging in with a passkey, and what browsers say about passkeys. */
export const passkeysMessages = defineMessages('passkeys', {
  forStaff: 'Work here?',
  use: 'Use a passkey',
  notDone: 'The passkey request was canceled or took too long. Please try again.',
  isKnown: 'This device already has a passkey for your account.',
  otherAddress: "Passkeys don't work at this address. Please open the shop at its own address, with https.",
  unsupported: "This browser or device can't use passkeys. Please try another one.",
})
