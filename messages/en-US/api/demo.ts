import { defineMessages } from '../../define-messages.ts'

/** Calls about the demo. */
export const apiDemoMessages = defineMessages('api/demo', {
  otherName: (name: string) => `Please type ${name} to confirm.`,
  nothingToClear: 'There is nothing left of the demo to clear.',
  clearingAlready: 'The demo is already being cleared.',
  clearing: 'The demo is being cleared.',
})
