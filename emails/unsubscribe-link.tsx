import * as z from 'zod/mini'
import { emailsNewsletterMessages } from '#messages/en-US/emails/newsletter.ts'
import { Action, Layout } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { absolute, template } from './template.ts'

/** An unsubscribe link, requested without a signed address. */
export const unsubscribeLink = template({
  fields: z.object({
    /** The signed path that unsubscribes this address; it accepts POST as well (RFC 8058). */
    unsubscribePath: z.string(),
  }),
  subject: () => emailsNewsletterMessages.unsubscribeLink.subject,
  headers: ({ unsubscribePath }, shop) => ({
    'List-Unsubscribe': `<${absolute(unsubscribePath, shop)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  body: ({ unsubscribePath }, shop) => {
    const messages = emailsNewsletterMessages.unsubscribeLink
    return (
      <Layout shop={shop} title={messages.subject} preview={messages.preview} reason={messages.reason}>
        <Opening>{messages.ask}</Opening>
        <Action shop={shop} place={unsubscribePath}>
          {messages.unsubscribe}
        </Action>
      </Layout>
    )
  },
})
