import * as z from 'zod/mini'
import { emailsContactMessages } from '#messages/en-US/emails/contact.ts'
import { Broken, Layout, Small } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { stylesOf } from './styles.ts'
import { template } from './template.ts'

/** A reply to a contact message; further replies go to the shop's contact address. */
export const contactReply = template({
  fields: z.object({
    messageId: z.string(),
    name: z.string(),
    subject: z.string(),
    message: z.string(),
    reply: z.string(),
  }),
  subject: ({ subject }) => emailsContactMessages.contactReply.subject(subject),
  replyTo: (_fields, { settings }) => settings.shop.contactEmail,
  body: ({ name, subject, message, reply }, shop) => {
    const messages = emailsContactMessages.contactReply
    return (
      <Layout shop={shop} title={messages.subject(subject)} preview={reply.slice(0, 140)} reason={messages.reason}>
        <Opening />
        <p style={stylesOf(shop.settings.brand).text}>
          <Broken text={reply} />
        </p>
        <Small>{messages.quoted(name)}</Small>
        <blockquote style={stylesOf(shop.settings.brand).quote}>
          <Broken text={message} />
        </blockquote>
      </Layout>
    )
  },
})
