import * as z from 'zod/mini'
import { emailsNewsletterMessages } from '#messages/en-US/emails/newsletter.ts'
import { Action, Layout, Small } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Asks the owner of an address to confirm their subscription to the newsletter. */
export const newsletterConfirm = template({
  fields: z.object({
    /** The signed path that subscribes this address. */
    confirmPath: z.string(),
  }),
  subject: () => emailsNewsletterMessages.newsletterConfirm.subject,
  body: ({ confirmPath }, shop) => {
    const messages = emailsNewsletterMessages.newsletterConfirm
    return (
      <Layout shop={shop} title={messages.subject} preview={messages.preview} reason={messages.reason}>
        <Opening>{messages.ask(shop.settings.shop.name)}</Opening>
        <Action shop={shop} place={confirmPath}>
          {messages.confirm}
        </Action>
        <Small>{messages.validity}</Small>
      </Layout>
    )
  },
})
