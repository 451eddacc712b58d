import * as z from 'zod/mini'
import { formatCents } from '#contract/money.ts'
import { Action, Layout, Text } from './layout.tsx'
import { goods } from './order-fields.ts'
import { cardWords, Lines } from './order-parts.tsx'
import { template } from './template.ts'

/** Tells a buyer that their items sold out before the payment and are refunded. */
export const paymentReturned = template({
  fields: z.object({
    customerName: z.string(),
    amountCents: z.number(),
    cardBrand: z.string(),
    cardLast4: z.string(),
    lines: z.array(goods),
  }),
  subject: ({ amountCents }) => `Your payment of ${formatCents(amountCents)} goes back to you`,
  body: ({ customerName, amountCents, cardBrand, cardLast4, lines }, shop) => (
    <Layout
      shop={shop}
      title={`Your ${formatCents(amountCents)} goes back to you`}
      preview="What you chose was sold out by the time your payment arrived."
      reason="You get this mail because you paid on our card page."
    >
      <Text>
        We are sorry, {customerName}: your payment arrived after the time it was kept for you, and by then what you
        chose was sold out. Nothing was ordered.
      </Text>
      <Text>
        {formatCents(amountCents)} goes back to {cardWords(cardBrand, cardLast4)}. Banks take{' '}
        {shop.settings.returns.cancelRefundDays} business days until it shows on your statement. There is nothing for
        you to do.
      </Text>
      <Lines lines={lines} shop={shop} />
      <Action shop={shop} place="/shop">
        See what is there now
      </Action>
    </Layout>
  ),
})
