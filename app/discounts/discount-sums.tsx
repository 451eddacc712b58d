import { X } from 'lucide'
import { Link } from 'react-router'
import { withNext } from '#app/accounts/with-next.ts'
import { Icon } from '#app/ui/icon.tsx'
import { discountName } from '#contract/discounts/discount-name.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { discountsMessages } from '#messages/en-US/discounts.ts'
import type { ShownQuote } from './cart-quote.ts'
import { removeCodes } from './entered-codes.ts'

const money = (amount: number) => formatCents(toCents(amount))

/** The discounts of the cart as rows of its sums. */
export function DiscountSums({ quote, isCurrent }: Pick<ShownQuote, 'quote'> & { isCurrent: boolean }) {
  return quote?.applied.map(({ title, code, kind, amount }) => (
    <div
      key={`${title} ${code}`}
      className={`flex items-center justify-between gap-6 tabular-nums text-accent ${isCurrent ? '' : 'opacity-60'}`}
    >
      <dt className="flex min-w-0 items-center gap-1 wrap-anywhere">
        {discountName({ title, code })}
        {code !== null && <RemoveCode code={code} />}
      </dt>
      <dd>{kind === 'free_shipping' ? discountsMessages.freeShipping : money(-amount)}</dd>
    </div>
  ))
}

/** The codes that are not used, each with why, and what is left of store credit. */
export function DiscountNotes({ quote, refusal }: Pick<ShownQuote, 'quote' | 'refusal'>) {
  const unused = quote?.codes.filter(({ message }) => message !== null) ?? []
  const credits =
    quote?.applied.flatMap(({ left, code }) => (left === null || left === 0 ? [] : [{ left, code }])) ?? []
  return (
    <div role="status" className="mt-3 space-y-2 text-small empty:hidden">
      {refusal && <p className="border-l-2 border-accent pl-3">{quote ? refusal : discountsMessages.unknownYet}</p>}
      {unused.map(({ code, reason, message }) => (
        <p key={code} className="flex items-start justify-between gap-2 border-l-2 border-accent pl-3">
          <span>
            {message}{' '}
            {reason === 'login-needed' && (
              <Link to={withNext('/login', '/cart')} className="link target">
                {discountsMessages.logIn}
              </Link>
            )}
          </span>
          <RemoveCode code={code} />
        </p>
      ))}
      {credits.map(({ left, code }) => (
        <p key={code}>{discountsMessages.creditLeft(money(left))}</p>
      ))}
    </div>
  )
}

function RemoveCode({ code }: { code: string }) {
  return (
    <button
      type="button"
      aria-label={discountsMessages.remove(code)}
      className="target inline-flex size-6 shrink-0 items-center justify-center"
      onClick={() => void removeCodes([code])}
    >
      <Icon of={X} size={14} />
    </button>
  )
}
