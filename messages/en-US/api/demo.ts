import { defineMessages } from '../../define-messages.ts'

/** Calls about the demo. */
export const apiDemoMessages = defineMessages('api/demo', {
  otherName: (name: string) => `Please type ${name} to confirm.`,
  nothingToClear: 'Nothing of the demo is left.',
  realOrders: 'This shop has orders of real customers, so the demo cannot be cleared. Archive its products instead.',
  clearingAlready: 'The demo is being cleared already.',
  clearing: 'The demo is being cleared.',
})
