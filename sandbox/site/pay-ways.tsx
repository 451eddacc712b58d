import { formatCents, payInThree } from '#contract/money.ts'
import { laterDays } from '#contract/payments/later-days.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import type { StoredBasket } from '../basket.ts'
import { type PayWay, waysOf } from '../ways.ts'
import { TotalAmount } from './amounts.tsx'
import { PayField, type PayForm } from './pay-field.tsx'

/** The choice of how to pay; nothing where there is only the card. */
export function Ways(form: PayForm) {
  const { basket } = form.session
  const { settings, typed, errors } = form
  const ways = waysOf(basket)
  if (ways.length === 1 && ways[0] === 'card') return null
  return (
    <fieldset>
      <legend>{sandboxMessages.ways}</legend>
      {ways.map((way) => (
        <label key={way} className="choice">
          <input
            type="radio"
            name="way"
            id={`way-${way}`}
            value={way}
            defaultChecked={typed.way === way}
            aria-describedby={errors.way ? 'way-error' : undefined}
          />
          <span>
            {sandboxMessages.wayNames[way]} <Terms way={way} basket={basket} days={laterDays(settings.payLater)} />
          </span>
          <span />
        </label>
      ))}
      {errors.way && (
        <p className="error" id="way-error">
          {errors.way}
        </p>
      )}
      {ways.includes('pay_later') && <LaterDays {...form} />}
    </fieldset>
  )
}

/** When a buyer who pays later wants to pay. */
function LaterDays(form: PayForm) {
  return (
    <PayField form={form} name="days" className="by-pay_later">
      {laterDays(form.settings.payLater).map((days) => (
        <option key={days} value={days}>
          {sandboxMessages.inDays(days)}
        </option>
      ))}
    </PayField>
  )
}

/** When and how much is paid by a way, for the selected address and shipping. */
function Terms({ way, basket, days }: { way: PayWay; basket: StoredBasket; days: [number, number, number] }) {
  if (way === 'card') return null
  if (way === 'bank_debit') return <small>{sandboxMessages.debited}</small>
  if (way !== 'pay_in_3' && way !== 'pay_later') return <small>{sandboxMessages.rehearsed}</small>
  if (way === 'pay_later') {
    const later = (total: string) => sandboxMessages.later(total, ...days)
    return (
      <small>
        <TotalAmount basket={basket} total={later} beforeTax={(amount) => later(sandboxMessages.beforeTax(amount))} />
      </small>
    )
  }
  return (
    <small>
      <TotalAmount basket={basket} total={inThree} beforeTax={() => sandboxMessages.inThreeBeforeTax} />
    </small>
  )
}

function inThree(_total: string, cents: number): string {
  const [first, second, third] = payInThree(cents)
  return sandboxMessages.inThree(formatCents(first), formatCents(second), formatCents(third))
}
