import { useSettings } from '#app/settings/use-settings.ts'
import type { Confirmation } from '#contract/checkout/confirmation.ts'
import { dayWithYear } from '#contract/day-in-words.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { transferMessages } from '#messages/en-US/transfer.ts'

interface HowToPayProps {
  confirmed: Confirmation
  awaiting: NonNullable<Confirmation['awaiting']>
}

/** How an order that awaits its payment is paid: the account to transfer to, or that the bank still has to confirm it. */
export function HowToPay({ confirmed, awaiting: { method, until, account } }: HowToPayProps) {
  const { shop } = useSettings()
  const day = until ? dayWithYear(shopDay(new Date(until), shop)) : ''
  return (
    <section aria-labelledby="how-to-pay" className="mt-8 max-w-text border-l-2 border-accent bg-linen p-6">
      <h2 id="how-to-pay" className="display text-title">
        {transferMessages.pay[method]}
      </h2>
      <p className="mt-2">{transferMessages.payText[method](day)}</p>
      {account && (
        <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
          {factsOf(confirmed, account).map(([name, value]) => (
            <div key={name} className="sm:contents">
              <dt className="text-small text-ink-soft sm:text-base">{name}</dt>
              <dd className="font-medium wrap-anywhere tabular-nums max-sm:mb-2">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {account?.transferNote && <p className="mt-4 text-small">{account.transferNote}</p>}
      {method === 'transfer' && !account && <p className="mt-4">{transferMessages.accountHidden}</p>}
    </section>
  )
}

type Account = NonNullable<NonNullable<Confirmation['awaiting']>['account']>

function factsOf({ orderNumber, grandTotal }: Confirmation, account: Account): [name: string, value: string][] {
  const { holder, bank, number, code, reference, amount } = transferMessages.account
  const facts: [string, string][] = [
    [holder, account.accountHolder],
    [bank, account.bankName],
    [number, account.accountNumber],
    [code, account.bankCode],
    [reference, orderNumber],
    [amount, formatCents(toCents(grandTotal))],
  ]
  return facts.filter(([, value]) => value !== '')
}
