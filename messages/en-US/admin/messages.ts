import { defineMessages } from '../../define-messages.ts'

/** The messages of the contact form. */
export const adminMessagesMessages = defineMessages('admin/messages', {
  notFound: 'Message not found.',
  status: 'Status',
  statuses: { open: 'Open', answered: 'Answered', closed: 'Closed' },
  withCount: (status: string, messages: string) => `${status} (${messages})`,
  none: { open: 'No open messages.', answered: 'No answered messages yet.', closed: 'No closed messages yet.' },
  search: 'Name, email or subject',
  noneFound: 'No messages found.',
  columns: {
    subject: 'Subject',
    received: 'Received',
    from: 'From',
    department: 'Department',
    excerpt: 'Message',
    email: 'Email',
  },
  bulk: {
    close: 'Close',
    closeText: (messages: number) =>
      messages === 1
        ? 'It is no longer open. No email is sent.'
        : `All ${messages} are no longer open. No email is sent.`,
    reopen: 'Reopen',
    reopenText: (messages: number) => (messages === 1 ? 'It is open again.' : `All ${messages} are open again.`),
  },

  next: 'Next open message',
  department: (department: string) => `For ${department}`,
  sender: 'Sender',
  sentBy: <Node>(customer: Node) => ['Sent while logged in as ', customer],
  sentByAnyone: <Node>(customer: Node) => [
    'Sent without logging in. The address belongs to ',
    customer,
    ', but anyone may have entered it.',
  ],
  noAccount: 'No account has this address.',
  ordersOf: 'Orders of this address',
  noOrders: 'No orders with this address.',
  placed: <Node>(order: Node, day: Node) => [order, ', ', day],
  close: 'Close',
  reopen: 'Reopen',
  from: <Node>(name: string, moment: Node) => [`From ${name}, `, moment],
  replyFrom: <Node>(name: string, moment: Node) => [`Reply from ${name}, `, moment],
  theShop: 'the shop',

  reply: (name: string) => `Reply to ${name}`,
  replyAgain: (name: string) => `Reply to ${name} again`,
  replyHint: (email: string, shopEmail: string) =>
    `Sent by email to ${email}, with their message quoted. Their reply goes to ${shopEmail}.`,
  replyMissing: 'Please write a reply.',
  sendReply: 'Send reply',
})
