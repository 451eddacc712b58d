import { defineMessages } from '../../define-messages.ts'

/** Calls about the second factor of staff. */
export const apiSecondFactorMessages = defineMessages('api/second-factor', {
  isOn: 'Your login already asks for a code.',
  isOff: 'Your login does not ask for a code.',
  notBegun: 'Please start again: there is no app to confirm.',
  codeWrong: 'This code is wrong. Check the clock on your phone and enter the newest code.',
  isOnNow: 'Your login now asks for a code. All your other sessions have ended.',
  isRequired: "This shop requires a second factor of its staff, so it can't be turned off.",
  isOffNow: 'Your login no longer asks for a code.',
  codesRenewed: 'You have new recovery codes. The old ones no longer work.',
  wasReset: (name: string) => `The login of ${name} no longer asks for a code.`,
  hasNone: (name: string) => `The login of ${name} does not ask for a code.`,
})
