import * as z from 'zod/mini'
import { emailsContactMessages } from '#messages/en-US/emails/contact.ts'
import { Action, Broken, Layout, Small } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { stylesOf } from './styles.ts'
import { template } from './template.ts'

/** Forwards a contact message to the shop; replies go to the sender. */
export const contactNoteToShop = template({
  fields: z.object({
    name: z.string(),
    phone: z.string(),
    /** A checked address: it becomes Reply-To. */
    email: z.string(),
    department: z.string(),
    subject: z.string(),
    message: z.string(),
    /** The message in the admin; missing in older emails. */
    messageId: z.optional(z.string()),
  }),
  subject: ({ department, subject }) => emailsContactMessages.contactNoteToShop.subject(department, subject),
  replyTo: ({ email }) => email,
  body: ({ name, phone, email, department, subject, message, messageId }, shop) => {
    const messages = emailsContactMessages.contactNoteToShop
    return (
      <Layout shop={shop} title={subject} preview={messages.preview(name, department)} reason={messages.reason}>
        <Opening />
        <Small>{[name, email, phone, department].join(' · ')}</Small>
        <blockquote style={stylesOf(shop.settings.brand).quote}>
          <Broken text={message} />
        </blockquote>
        {messageId && (
          <Action shop={shop} place={`/admin/messages/${messageId}`}>
            {messages.answer}
          </Action>
        )}
      </Layout>
    )
  },
})
