import { Check, Minus } from 'lucide'
import { Children, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { dayWithYear } from '#contract/day-in-words.ts'
import type { Dispute, DisputeEvidence } from '#contract/disputes/calls.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { adminDisputesMessages as said } from '#messages/en-US/admin/disputes.ts'
import { invoicesMessages } from '#messages/en-US/invoices.ts'
import { Moment } from '../moment.tsx'

interface EvidenceListProps {
  evidence: DisputeEvidence
  orderNumber: NonNullable<Dispute['orderNumber']>
}

/** A checklist of what answers a dispute: what the shop knows, and what it does not. */
export function EvidenceList({ evidence, orderNumber }: EvidenceListProps) {
  const { parcels, emails, messages, invoices, refunded } = evidence
  const tracked = parcels.filter(({ trackingNumber }) => trackingNumber !== null)
  const delivered = parcels.flatMap(({ deliveredOn }) => deliveredOn ?? [])
  return (
    <ul className="divide-y divide-line border-y border-line">
      <Item name={said.items} lacking={null}>
        {evidence.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own and never move.
          <p key={at}>{itemInWords(item)}</p>
        ))}
      </Item>
      <Item name={said.payments} lacking={null}>
        {evidence.payments.map(({ _id, amount, paidAt, isDisputed }) => (
          <p key={_id}>
            {Children.toArray(said.paid(formatCents(toCents(amount)), <Moment at={paidAt} isDay />))}{' '}
            {isDisputed && evidence.payments.length > 1 && <strong className="font-medium">{said.paidDisputed}</strong>}
          </p>
        ))}
      </Item>
      <Item name={said.address} lacking={evidence.shippingAddress === '' ? said.noTracking : null}>
        <p className="wrap-anywhere">{evidence.shippingAddress}</p>
      </Item>
      <Item name={said.tracking} lacking={tracked.length === 0 ? said.noTracking : null}>
        {tracked.map((parcel) => (
          <Parcel key={parcel.trackingNumber} parcel={parcel} />
        ))}
      </Item>
      <Item name={said.delivery} lacking={delivered.length === 0 ? said.noDelivery : null}>
        {delivered.map((day) => (
          <p key={day}>{said.delivered(dayWithYear(day))}</p>
        ))}
      </Item>
      <Item name={said.emails} lacking={emails.length === 0 ? said.noEmails : null}>
        {emails.map(({ _id, subject, sentAt }) => (
          <Linked key={_id} to={`/admin/emails/${_id}`} label={subject} at={sentAt} />
        ))}
      </Item>
      <Item name={said.messages} lacking={messages.length === 0 ? said.noMessages : null}>
        {messages.map(({ _id, subject, createdAt }) => (
          <Linked key={_id} to={`/admin/messages/${_id}`} label={subject} at={createdAt} />
        ))}
      </Item>
      <Item name={said.invoices} lacking={invoices.length === 0 ? said.noInvoices : null}>
        {invoices.map(({ kind, number }) => (
          <p key={number}>
            <Link to={`/admin/orders/${orderNumber}/invoices/${number}`} className="link">
              {invoicesMessages.titles[kind](number)}
            </Link>
          </p>
        ))}
      </Item>
      <Item name={said.refund} lacking={refunded === 0 ? said.noRefund : null}>
        <p>{said.refunded(formatCents(toCents(refunded)))}</p>
      </Item>
    </ul>
  )
}

/** "1 × Frame, Black, 52, $60.00, removed". */
function itemInWords(item: DisputeEvidence['items'][number]): string {
  const { name, color, size, quantity, amount, canceled, returned, isAdded } = item
  const full = [name, color, size].filter((part) => part !== null).join(', ')
  return [
    said.item(quantity, full, formatCents(toCents(amount))),
    ...(isAdded ? [said.itemAdded] : []),
    ...(canceled > 0 ? [said.itemCanceled(canceled, quantity)] : []),
    ...(returned > 0 ? [said.itemReturned(returned, quantity)] : []),
  ].join(', ')
}

interface ItemProps {
  name: string
  /** What stands for it where the shop knows nothing. */
  lacking: string | null
  children: ReactNode
}

function Item({ name, lacking, children }: ItemProps) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <h3 className="flex items-start gap-2 font-medium">
        <Icon of={lacking ? Minus : Check} size={18} className="mt-0.5 shrink-0" />
        {name}
        <span className="sr-only"> {lacking ? said.lacks : said.has}</span>
      </h3>
      <div className={`text-small ${lacking ? 'text-ink-soft' : ''}`}>{lacking ?? children}</div>
    </li>
  )
}

function Parcel({ parcel }: { parcel: DisputeEvidence['parcels'][number] }) {
  const { carrier, trackingNumber, trackingUrl, shippedAt } = parcel
  const how = [carrier, trackingNumber].filter(Boolean).join(' ') || said.noCarrier
  return (
    <p>
      {Children.toArray(said.shipped(how, <Moment at={shippedAt} isDay />))}{' '}
      {trackingUrl && (
        <a href={trackingUrl} target="_blank" rel="noreferrer" className="link">
          {said.tracking}
        </a>
      )}
    </p>
  )
}

function Linked({ to, label, at }: { to: string; label: string; at: string }) {
  return (
    <p>
      <Link to={to} className="link wrap-anywhere">
        {label}
      </Link>{' '}
      <Moment at={at} />
    </p>
  )
}
