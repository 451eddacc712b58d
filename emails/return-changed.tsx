import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { dayWithYear } from '#contract/day-in-words.ts'
import { formatCents } from '#contract/money.ts'
import { returnOutcomes, returnStates, returnWishes } from '#contract/returns/return-states.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { emailsReturnsMessages } from '#messages/en-US/emails/returns.ts'
import { Action, Heading, Layout, Text } from './layout.tsx'
import { orderItem } from './order-fields.ts'
import { cardWords, FollowLink, Lines } from './order-parts.tsx'
import { Opening } from './own-words/own-words.tsx'
import { type TemplateShop, template } from './template.ts'

const fields = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  returnNumber: z.string(),
  customerName: z.string(),
  lines: z.array(orderItem),
  status: z.enum(returnStates),
  wish: z.enum(returnWishes),
  outcome: z.nullable(z.enum(returnOutcomes)),
  /** What staff wrote. */
  note: z.string(),
  /** When the package has to be there, in ISO 8601; null before the approval. */
  until: z.nullable(z.string()),
  /** Where the package goes. */
  address: z.string(),
  /** What goes back to the card. */
  refundedCents: z.number(),
  cardBrand: z.string(),
  cardLast4: z.string(),
  /** The code of the store credit that it became, and its amount. */
  code: z.nullable(z.string()),
  /** Whether that code belongs to an account, whose owner has to log in to use it. */
  isOfAccount: z._default(z.boolean(), false),
  creditedCents: z.number(),
  exchangeOrder: z.nullable(z.string()),
  exchangePath: z.nullable(z.string()),
  slipPath: z.string(),
  trackingPath: z.string(),
})
type Fields = z.infer<typeof fields>

/** Tells the buyer how far a return is: one email for each of its states. */
export const returnChanged = template({
  fields,
  codes: ['code'],
  subject: subjectOf,
  body: (sentBack, shop) => {
    const title = subjectOf(sentBack)
    return (
      <Layout shop={shop} title={title} preview={previewOf(sentBack, shop)} reason={emailsOrdersMessages.order.reason}>
        <Opening />
        <Text>{previewOf(sentBack, shop)}</Text>
        {sentBack.note !== '' && <Text>{sentBack.note}</Text>}
        {detailsOf(sentBack, shop)}
        <Lines lines={sentBack.lines} shop={shop} />
        <FollowLink place={sentBack.trackingPath} shop={shop} />
      </Layout>
    )
  },
})

function subjectOf({ status, outcome, returnNumber }: Fields): string {
  if (outcome === 'expired') return emailsReturnsMessages.expiredSubject(returnNumber)
  return emailsReturnsMessages.subjects[status](returnNumber)
}

/** The first sentence of each state. */
function previewOf(sentBack: Fields, shop: TemplateShop): string {
  const said = emailsReturnsMessages
  const { status, orderNumber, until } = sentBack
  switch (status) {
    case 'requested':
      return said.requested(orderNumber)
    case 'approved':
      return said.approved(until ? dayWithYear(shopDay(new Date(until), shop.settings.shop)) : '')
    case 'declined':
      return said.declined(orderNumber)
    case 'received':
      return said.received
    case 'canceled':
      return said.canceled(orderNumber)
    case 'closed':
      return endOf(sentBack, shop)
  }
}

function endOf(sentBack: Fields, shop: TemplateShop): string {
  const said = emailsReturnsMessages
  const { outcome, orderNumber, exchangeOrder } = sentBack
  if (outcome === 'expired') return said.expired(orderNumber)
  if (outcome === 'nothing') return said.nothing(orderNumber)
  if (exchangeOrder !== null) return said.exchange(exchangeOrder)
  if (sentBack.code !== null) {
    return (sentBack.isOfAccount ? said.creditLoggedIn : said.credit)(formatCents(sentBack.creditedCents))
  }
  const { cardBrand, cardLast4, refundedCents } = sentBack
  if (refundedCents === 0) return said.creditBack
  const days = shop.settings.returns.cancelRefundDays
  return said.refund(formatCents(refundedCents), cardWords(cardBrand, cardLast4), days)
}

function detailsOf(sentBack: Fields, shop: TemplateShop): ReactNode {
  const said = emailsReturnsMessages
  const { status, wish, address, exchangePath, refundedCents, cardBrand, cardLast4 } = sentBack
  if (status === 'approved') {
    return (
      <>
        {wish === 'exchange' && <Text>{said.held}</Text>}
        <Heading>{said.sendTo}</Heading>
        <Text>{address}</Text>
        <Action shop={shop} place={sentBack.slipPath}>
          {said.slip}
        </Action>
      </>
    )
  }
  if (sentBack.code !== null) return <Heading>{sentBack.code}</Heading>
  if (exchangePath === null) return null
  return (
    <>
      {refundedCents > 0 && <Text>{said.difference(formatCents(refundedCents), cardWords(cardBrand, cardLast4))}</Text>}
      <Action shop={shop} place={exchangePath}>
        {said.followExchange}
      </Action>
    </>
  )
}
