import type { ReactNode } from 'react'
import { formatCents } from '#contract/money.ts'
import { maxMethods } from '#contract/shipping/max-methods.ts'
import { type OwnRate, taxRate, usStates } from '#contract/taxes/tax.ts'
import { addedTaxCents, isAdded } from '#contract/taxes/tax-terms.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import { itemsCents, methodsOf, type StoredBasket, totalsOf } from '../basket.ts'

/** A class for each tax rate; the first is that of no tax, as abroad. */
export const rateClasses = Array.from({ length: usStates.length + 1 }, (_, place) => `rate-${place}`)

/** The states by the class of their rate: the amounts depend on the rate, not on the state. */
export function statesByRate(own: readonly OwnRate[]): { rateName: string; states: string[] }[] {
  const byRate = new Map<number, string[]>([[0, []]])
  for (const { code: state } of usStates) {
    const rate = taxRate({ country: 'US', state }, own)
    const states = byRate.get(rate)
    if (states) states.push(state)
    else byRate.set(rate, [state])
  }
  return [...byRate]
    .sort(([one], [other]) => one - other)
    .map(([, states], place) => ({ rateName: rateClasses[place] ?? '', states }))
}

// A state without sales tax.
const abroad = { country: '', state: '' }

/** Shows one of several amounts without a script: all are in the page, and the style sheet hides the others. */
function ByAddress({
  basket,
  unknown,
  of,
}: {
  basket: StoredBasket
  unknown: ReactNode
  of: (address: { country: string; state: string }) => ReactNode
}) {
  if (!isAdded(basket.taxMode)) return of(abroad)
  if (basket.pickedUpIn) return of(basket.pickedUpIn)
  return (
    <>
      <span className="sum rate-unknown">{unknown}</span>
      {statesByRate(basket.taxRates).map(({ rateName, states: [state] }) => (
        <span key={rateName} className={`sum ${rateName}`}>
          {of(state === undefined ? abroad : { country: 'US', state })}
        </span>
      ))}
    </>
  )
}

/** A class for the radio button of each shipping method, and `if-` with it for the amounts that are shown with it. */
export const shippingClasses = Array.from({ length: maxMethods }, (_, place) => `shipping-${place}`)

function ByShipping({ basket, of }: { basket: StoredBasket; of: (offered: OfferedMethod) => ReactNode }) {
  return methodsOf(basket).map((offered, place) => (
    <span key={offered.option} className={`if-${shippingClasses[place]}`}>
      {of(offered)}
    </span>
  ))
}

type OfferedMethod = StoredBasket['shipping'][number]

/** "$14.95", or "Free". */
export const orFree = (cents: number) => (cents === 0 ? sandboxMessages.free : formatCents(cents))

export function ShippingAmount({ basket }: { basket: StoredBasket }) {
  return <ByShipping basket={basket} of={({ cents }) => orFree(cents)} />
}

export function TaxAmount({ basket }: { basket: StoredBasket }) {
  if (basket.taxMode === 'inclusive_vat') return sandboxMessages.taxIncluded
  return (
    <ByAddress
      basket={basket}
      unknown={sandboxMessages.taxUnknown}
      of={(address) => formatCents(addedTaxCents(itemsCents(basket), address, basket))}
    />
  )
}

interface TotalAmountProps {
  basket: StoredBasket
  /** Puts the total into words; also in cents. */
  total?: (amount: string, cents: number) => string
  /** Puts the total into words while the tax is not known. */
  beforeTax: (amount: string, cents: number) => string
}

const inWords = (cents: number, say: (amount: string, cents: number) => string) => say(formatCents(cents), cents)

/** The total for the selected address and shipping method. */
export function TotalAmount({ basket, total = (amount) => amount, beforeTax }: TotalAmountProps) {
  return (
    <ByAddress
      basket={basket}
      unknown={<ByShipping basket={basket} of={({ cents }) => inWords(itemsCents(basket) + cents, beforeTax)} />}
      of={(address) => (
        <ByShipping
          basket={basket}
          of={({ option }) => inWords(totalsOf(basket, option, address).amountCents, total)}
        />
      )}
    />
  )
}
