import { Children } from 'react'
import { Link } from 'react-router'
import { useOrderChange } from '#app/orders/use-order-change.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { dayWithYear } from '#contract/day-in-words.ts'
import type { ReturnSummary } from '#contract/returns/return-summary.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { returnsMessages } from '#messages/en-US/returns.ts'

interface OrderReturnsProps {
  returns: readonly ReturnSummary[]
  orderNumber: string
  /** The path above its return slips; null for someone who may not see them. */
  slipPath: string | null
}

/** The returns of an order: how far each is, and what its buyer does next. */
export function OrderReturns({ returns, orderNumber, slipPath }: OrderReturnsProps) {
  return (
    <section aria-labelledby="returns" className="space-y-3">
      <h2 id="returns" className="display text-lead">
        {returnsMessages.returns}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {returns.map((each) => (
          <li key={each._id} className="space-y-2 py-5">
            <p className="flex flex-wrap justify-between gap-x-6">
              <span className="font-medium">{returnsMessages.number(each.number)}</span>
              <span className="text-ink-soft">{returnsMessages.itemsOf(each.units)}</span>
            </p>
            <p>
              {Children.toArray(returnsMessages.on(stateOf(each), <LocalTime key="since" at={each.since} as="day" />))}
            </p>
            <Next summary={each} />
            {each.answer && <p className="wrap-anywhere whitespace-pre-wrap text-ink-soft">{each.answer}</p>}
            {slipPath && <Actions summary={each} orderNumber={orderNumber} slipPath={slipPath} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateOf({ status, outcome }: ReturnSummary): string {
  return outcome ? returnsMessages.outcomes[outcome] : returnsMessages.states[status]
}

function Next({ summary: { status, expiresAt, exchangeOrder } }: { summary: ReturnSummary }) {
  const { shop } = useSettings()
  const text =
    status === 'approved'
      ? returnsMessages.sendBy(expiresAt ? dayWithYear(shopDay(new Date(expiresAt), shop)) : '')
      : returnsMessages.next[status]
  return (
    <>
      {text && <p className="text-ink-soft">{text}</p>}
      {exchangeOrder && <p>{returnsMessages.exchangeOrder(exchangeOrder)}</p>}
    </>
  )
}

interface ActionsProps {
  summary: ReturnSummary
  orderNumber: string
  slipPath: string
}

function Actions({ summary: { number, status }, orderNumber, slipPath }: ActionsProps) {
  const { Form, isBusy } = useOrderChange()
  if (status !== 'approved' && status !== 'requested') return null
  return (
    <div className="flex flex-wrap items-center gap-x-6 print:hidden">
      {status === 'approved' && (
        <Link to={`${slipPath}/${number}`} className="link target font-medium">
          {returnsMessages.slip}
        </Link>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value="cancel-return" />
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <input type="hidden" name="returnNumber" value={number} />
        <Button type="submit" variant="quiet" className="-mx-2" busy={isBusy}>
          {returnsMessages.cancel}
          <span className="sr-only"> {number}</span>
        </Button>
      </Form>
    </div>
  )
}
