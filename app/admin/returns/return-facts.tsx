import { Link } from 'react-router'
import { AddressLines } from '#app/orders/address-lines.tsx'
import { formatCents, toCents } from '#contract/money.ts'
import type { OrderReturn } from '#contract/returns/order-return.ts'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import { Fact } from '../fact.tsx'
import { Moment } from '../moment.tsx'

/** The facts about a return: its order, its buyer, its dates and what it became. */
export function ReturnFacts({ orderReturn }: { orderReturn: OrderReturn }) {
  const said = adminReturnsMessages
  const { orderNumber, email, createdAt, expiresAt, answer, closingNote, exchangeOrder, refunded, credited } =
    orderReturn
  const orderLink = (number: string) => (
    <Link to={`/admin/orders/${number}`} className="link inline-block py-1">
      {number}
    </Link>
  )
  return (
    <dl className="space-y-5 text-small">
      <Fact name={said.order}>{orderLink(orderNumber)}</Fact>
      <Fact name={said.customer}>
        <AddressLines address={orderReturn.address} />
        <a href={`mailto:${email}`} className="link wrap-anywhere">
          {email}
        </a>
      </Fact>
      <Fact name={said.requestedOn}>
        <Moment at={createdAt} />
      </Fact>
      {expiresAt && (
        <Fact name={said.arrivesBy}>
          <Moment at={expiresAt} isDay />
        </Fact>
      )}
      {answer && <Fact name={said.answer}>{paragraphs(answer)}</Fact>}
      {closingNote && <Fact name={said.closingNote}>{paragraphs(closingNote)}</Fact>}
      {refunded > 0 && <Fact name={said.refunded}>{formatCents(toCents(refunded))}</Fact>}
      {credited > 0 && <Fact name={said.credited}>{formatCents(toCents(credited))}</Fact>}
      {exchangeOrder && <Fact name={said.exchangeOrder}>{orderLink(exchangeOrder)}</Fact>}
      {orderReturn.code && <Fact name={said.code}>{orderReturn.code}</Fact>}
    </dl>
  )
}

const paragraphs = (text: string) => <span className="whitespace-pre-wrap">{text}</span>
