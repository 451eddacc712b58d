import type { ReactNode } from 'react'
import type { StoredBasket } from '#adapters/payment/sandbox/basket.ts'
import { sumsOf } from '#adapters/payment/sandbox/basket.ts'
import { formatCents } from '#contract/money.ts'
import { usStates } from '#contract/tax.ts'

/** Every tax rate there is, and a state that has it: what is shown depends on the rate, not on the state. */
const byRate = new Map(usStates.map(({ rate, code }) => [rate, code]))

/** The class of an option of the state field, by which the style sheet shows the sums of its rate. */
export const rateClass = (rate: number) => `rate-${rate}`

/** Shows the right one of several sums without a script: each stands there, and the style sheet hides the others. */
function ByAddress({ unknown, of }: { unknown: ReactNode; of: (state: string) => ReactNode }) {
  return (
    <>
      <span className="sum rate-unknown">{unknown}</span>
      {[...byRate].map(([rate, state]) => (
        <span key={rate} className={`sum ${rateClass(rate)}`}>
          {of(state)}
        </span>
      ))}
    </>
  )
}

function ByShipping({ of }: { of: (option: 'standard' | 'express') => ReactNode }) {
  return (
    <>
      <span className="if-standard">{of('standard')}</span>
      <span className="if-express">{of('express')}</span>
    </>
  )
}

function shippingOf(basket: StoredBasket, option: 'standard' | 'express'): number {
  return basket.shipping.find((offered) => offered.option === option)?.cents ?? 0
}

/** "$14.95", or "Free". */
export const orFree = (cents: number) => (cents === 0 ? 'Free' : formatCents(cents))

export function ShippingSum({ basket }: { basket: StoredBasket }) {
  return <ByShipping of={(option) => orFree(shippingOf(basket, option))} />
}

export function TaxSum({ basket }: { basket: StoredBasket }) {
  return (
    <ByAddress
      unknown="by your state"
      of={(state) => formatCents(sumsOf(basket, 'standard', { country: 'US', state }).taxCents)}
    />
  )
}

/** What will be paid with the address and the shipping that are chosen now. */
export function TotalSum({ basket }: { basket: StoredBasket }) {
  return (
    <ByAddress
      unknown={
        <ByShipping of={(option) => `${formatCents(basket.subtotalCents + shippingOf(basket, option))} + tax`} />
      }
      of={(state) => (
        <ByShipping of={(option) => formatCents(sumsOf(basket, option, { country: 'US', state }).amountCents)} />
      )}
    />
  )
}
