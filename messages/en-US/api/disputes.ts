import { defineMessages } from '../../define-messages.ts'

/** Calls of disputes. */
export const apiDisputesMessages = defineMessages('api/disputes', {
  notFound: 'Dispute not found.',
  found: 'The dispute, and what the shop knows about the order.',
  moved: {
    'needs-response': (amount: string) => `The dispute over ${amount} needs a response`,
    'under-review': (amount: string) => `The dispute over ${amount} is under review`,
    won: (amount: string) => `The dispute over ${amount} was won`,
    lost: (amount: string) => `The dispute over ${amount} was lost`,
  },
  refundCovered: (amount: string) =>
    `The refund of ${amount} is no longer owed: the buyer has the money by the dispute`,
})
