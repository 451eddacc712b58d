import * as z from 'zod/mini'
import { departmentName } from '#contract/messages/departments.ts'
import { emailsContactMessages } from '#messages/en-US/emails/contact.ts'
import { Layout, Small } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/**
 * Confirms a contact message without repeating it: the address may belong to someone else, and the shop must not send
 * strangers other people's words.
 */
export const contactReceived = template({
  fields: z.object({ department: z.string(), messageId: z.optional(z.string()) }),
  subject: () => emailsContactMessages.contactReceived.subject,
  body: ({ department }, shop) => {
    const messages = emailsContactMessages.contactReceived
    return (
      <Layout shop={shop} title={messages.subject} preview={messages.preview} reason={messages.reason}>
        <Opening>{messages.received}</Opening>
        <Small>{messages.department(departmentName(department))}</Small>
      </Layout>
    )
  },
})
