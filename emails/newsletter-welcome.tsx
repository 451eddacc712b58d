import { Children } from 'react'
import * as z from 'zod/mini'
import { emailsNewsletterMessages } from '#messages/en-US/emails/newsletter.ts'
import { Action, Layout } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { absolute, template } from './template.ts'

/** Welcomes a new subscriber and links to unsubscribe. */
export const newsletterWelcome = template({
  fields: z.object({
    /** The signed path that unsubscribes this address; it accepts POST as well (RFC 8058). */
    unsubscribePath: z.string(),
  }),
  subject: () => emailsNewsletterMessages.newsletterWelcome.subject,
  headers: ({ unsubscribePath }, shop) => ({
    'List-Unsubscribe': `<${absolute(unsubscribePath, shop)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  body: ({ unsubscribePath }, shop) => {
    const messages = emailsNewsletterMessages.newsletterWelcome
    return (
      <Layout
        shop={shop}
        title={messages.subject}
        preview={messages.preview}
        reason={Children.toArray(
          messages.reason((text) => (
            <a key={text} href={absolute(unsubscribePath, shop)} style={{ color: 'inherit' }}>
              {text}
            </a>
          )),
        )}
      >
        <Opening>{messages.welcome}</Opening>
        <Action shop={shop} place="/shop">
          {messages.view}
        </Action>
      </Layout>
    )
  },
})
