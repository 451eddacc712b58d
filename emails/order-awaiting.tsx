import * as z from 'zod/mini'
import { dayWithYear } from '#contract/day-in-words.ts'
import { formatCents } from '#contract/money.ts'
import { pendingMethods } from '#contract/pending-orders/pending-order.ts'
import { settingFields } from '#contract/settings/settings.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { emailsPendingOrdersMessages } from '#messages/en-US/emails/pending-orders.ts'
import { Action, Broken, Heading, Layout, Text } from './layout.tsx'
import { Lines, Sums } from './order-parts.tsx'
import { Opening } from './own-words/own-words.tsx'
import { pendingFields } from './pending-fields.ts'
import { template } from './template.ts'

const accountShape = z.object(settingFields.bankTransfer)

/** Tells a buyer how the order is paid: by bank transfer, by a link, or by the bank that still has to confirm it. */
export const orderAwaiting = template({
  fields: z.extend(pendingFields, {
    method: z.enum(pendingMethods),
    account: z.nullable(accountShape),
    place: z.string(),
  }),
  subject: ({ orderNumber, totalCents, method }) =>
    emailsPendingOrdersMessages.orderAwaiting.subjects[method](orderNumber, formatCents(totalCents)),
  body: (order, shop) => {
    const messages = emailsPendingOrdersMessages.orderAwaiting
    const { method, orderNumber, account } = order
    const total = formatCents(order.totalCents)
    const until = order.dueAt ? dayWithYear(shopDay(new Date(order.dueAt), shop.settings.shop)) : ''
    const text = messages.texts[method](order.customerName, total, until)
    return (
      <Layout
        shop={shop}
        title={messages.titles[method](orderNumber)}
        preview={text}
        reason={emailsOrdersMessages.order.reason}
      >
        <Opening />
        <Text>{text}</Text>
        {account && (
          <>
            <Heading>{messages.account}</Heading>
            <Text>
              <Broken text={accountText(account, orderNumber, total)} />
            </Text>
          </>
        )}
        <Action shop={shop} place={order.place}>
          {messages.actions[method]}
        </Action>
        <Lines lines={order.lines} shop={shop} />
        <Sums order={order} isShippingKnown={method !== 'link'} />
      </Layout>
    )
  },
})

function accountText(account: z.infer<typeof accountShape>, orderNumber: string, total: string): string {
  const { holder, bank, number, code, reference, amount } = emailsPendingOrdersMessages.orderAwaiting.facts
  const lines = [
    [holder, account.accountHolder],
    [bank, account.bankName],
    [number, account.accountNumber],
    [code, account.bankCode],
    [reference, orderNumber],
    [amount, total],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  return [...lines, account.transferNote].filter(Boolean).join('\n')
}
