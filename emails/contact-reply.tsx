import * as z from 'zod/mini'
import { Broken, Layout, Small } from './layout.tsx'
import { styles } from './styles.ts'
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
  subject: ({ subject }) => `Re: ${subject}`,
  replyTo: (_fields, { settings }) => settings.shop.contactEmail,
  body: ({ name, subject, message, reply }, shop) => (
    <Layout
      shop={shop}
      title={`Re: ${subject}`}
      preview={reply.slice(0, 140)}
      reason="You get this mail because you wrote to us."
    >
      <p style={styles.text}>
        <Broken text={reply} />
      </p>
      <Small>You, {name}, wrote:</Small>
      <blockquote style={styles.quote}>
        <Broken text={message} />
      </blockquote>
    </Layout>
  ),
})
