import { Link } from 'react-router'
import type { CallResponse } from '#contract/call.ts'
import type { calls } from '#contract/discounts/calls.ts'
import { adminDiscountsMessages as m } from '#messages/en-US/admin/discounts.ts'
import { codesIn, money, timesOf, worthOf } from './describe-discount.ts'

type Listed = CallResponse<typeof calls.listDiscounts>['discounts'][number]

const columns = 'grid gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_4rem_7rem_7rem_5.5rem]'

/** The names of the columns, on wide screens. */
export function DiscountColumns() {
  const { title, uses, revenue, saved, state } = m.columns
  return (
    <div aria-hidden className={`${columns} border-b border-line-strong py-2 text-small text-ink-soft max-md:hidden`}>
      <span>{title}</span>
      <span className="text-end">{uses}</span>
      <span className="text-end">{revenue}</span>
      <span className="text-end">{saved}</span>
      <span>{state}</span>
    </div>
  )
}

/** A discount in the list, with what it is worth and what has been used of it. */
export function DiscountRow({ discount }: { discount: Listed }) {
  const { discountId, title, uses, maxUses, revenue, saved, state, ownerEmail } = discount
  const details = [worthOf(discount), codesIn(discount), ownerEmail, timesOf(discount)].filter(Boolean).join(' · ')
  return (
    <div className={`${columns} py-3`}>
      <div className="min-w-0">
        <Link
          to={`/admin/discounts/${discountId}`}
          className="inline-flex min-h-11 items-center font-medium wrap-anywhere hover:text-accent"
        >
          {title}
        </Link>
        <p className="text-small text-ink-soft wrap-anywhere">{details}</p>
      </div>
      <p className="text-small tabular-nums md:pt-3 md:text-end">
        <span className="md:hidden">{m.timesUsed(uses)}</span>
        <span className="max-md:hidden">{maxUses === null ? uses : m.usesOf(String(uses), String(maxUses))}</span>
      </p>
      <p className="text-small tabular-nums md:pt-3 md:text-end">
        <span className="md:hidden">{m.revenueOf(money(revenue))}</span>
        <span className="max-md:hidden">{money(revenue)}</span>
      </p>
      <p className="text-small tabular-nums md:pt-3 md:text-end">
        <span className="md:hidden">{m.savedOf(money(saved))}</span>
        <span className="max-md:hidden">{money(saved)}</span>
      </p>
      <p className={`text-small md:pt-3 ${state === 'active' ? 'font-medium text-accent' : 'text-ink-soft'}`}>
        {m.states[state]}
      </p>
    </div>
  )
}
