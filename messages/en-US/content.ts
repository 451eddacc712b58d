import { defineMessages } from '../define-messages.ts'

/** Around the text of a content page. */
export const contentMessages = defineMessages('content', {
  onThisPage: 'On this page',
  effective: (day: string) => `Effective ${day}`,
})
