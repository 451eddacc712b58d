import * as z from 'zod/mini'
import { formatCents } from '#contract/money.ts'
import { emailsCashbackMessages as said } from '#messages/en-US/emails/cashback.ts'
import { Action, Heading, Layout, Text } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** The cashback of an order that was kept, as a code of its buyer. */
export const cashback = template({
  fields: z.object({
    orderId: z.string(),
    orderNumber: z.string(),
    customerName: z.string(),
    amountCents: z.number(),
    code: z.string(),
    /** Whether the code belongs to an account, whose owner has to log in to use it. */
    isOfAccount: z._default(z.boolean(), false),
  }),
  codes: ['code'],
  subject: ({ amountCents }) => said.subject(formatCents(amountCents)),
  body: ({ orderNumber, customerName, amountCents, code, isOfAccount }, shop) => {
    const amount = formatCents(amountCents)
    return (
      <Layout shop={shop} title={said.subject(amount)} preview={said.preview(amount)} reason={said.reason(orderNumber)}>
        <Opening />
        <Text>{said.thanks(customerName, orderNumber, amount)}</Text>
        <Heading>{code}</Heading>
        <Text>{isOfAccount ? said.howToLoggedIn : said.howTo}</Text>
        <Action shop={shop} place="/shop">
          {said.shop}
        </Action>
      </Layout>
    )
  },
})
