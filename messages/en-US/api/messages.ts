import { defineMessages } from '../../define-messages.ts'

/** Calls about contact messages. */
export const apiMessagesMessages = defineMessages('api/messages', {
  notFound: 'Message not found.',
  openAlready: 'This message is already open.',
  closedAlready: 'This message is already closed.',
  closed: 'Message closed.',
  reopened: 'Message reopened.',
  replyMissing: 'Please write a reply.',
  replySent: (email: string) => `Your reply is on its way to ${email}.`,
  answeredMeanwhile: 'Someone else has replied to this message in the meantime. Your reply was not sent.',
  received: "Thank you. Your message has been sent, and we'll reply by email.",
  departmentInvalid: 'Please choose a department from the list.',
})
