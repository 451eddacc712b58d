import { defineMessages } from '../../define-messages.ts'

/** Calls about the second factor of staff. */
export const apiSecondFactorMessages = defineMessages('api/second-factor', {
  isOn: 'Your login asks for a code already.',
  isOff: 'Your login does not ask for a code.',
  notBegun: 'Please start again: there is no app to confirm.',
  codeWrong: 'This code is not right. Check the clock of your phone, and enter the newest code.',
  isOnNow: 'Your login now asks for a code. All your other sessions ended.',
  isRequired: 'This shop requires a second factor of its staff. It cannot be turned off.',
  isOffNow: 'Your login no longer asks for a code.',
  codesRenewed: 'You have new recovery codes. The former ones no longer work.',
  wasReset: (name: string) => `The login of ${name} no longer asks for a code.`,
  hasNone: (name: string) => `The login of ${name} asks for no code.`,
})
