import { countErrors } from '#contract/check-form.ts'
import { promisedReturnDays } from '#contract/returns/promised-return-days.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import { waysOf } from '../ways.ts'
import { TotalAmount } from './amounts.tsx'
import { renderDocument } from './document.tsx'
import { type PayFieldName, type PayForm, PayLabel, wrongFields } from './pay-field.tsx'
import { Address, Card, Contact, Payer, PickupName, Shipping } from './pay-fields.tsx'
import { Ways } from './pay-ways.tsx'
import { Summary } from './summary.tsx'

/** The card page: contact, shipping address, shipping method and card. */
export function renderPayPage(form: PayForm): string {
  const { session, settings } = form
  const wrong = wrongFields(form.errors)
  return renderDocument({
    shop: settings,
    title: wrong.length > 0 ? sandboxMessages.titleWithErrors : sandboxMessages.title,
    back: { href: session.cancelUrl, label: sandboxMessages.backToCart },
    switches: session.switches,
    children: (
      <main className="pay">
        <Summary basket={session.basket} returnDays={promisedReturnDays(settings)} />
        <form method="post" action={`/sandbox/${session.id}`} noValidate>
          <input type="hidden" name="nonce" value={form.nonce} />
          <h1>{sandboxMessages.title}</h1>
          <ErrorSummary {...form} />
          {session.basket.shipping.length > 0 ? (
            <>
              <Contact {...form} />
              {session.basket.pickedUpIn ? <PickupName {...form} /> : <Address {...form} />}
              <Shipping {...form} />
            </>
          ) : (
            <Payer {...form} />
          )}
          <Ways {...form} />
          {waysOf(session.basket).includes('card') && <Card {...form} />}
          <button type="submit">
            <TotalAmount basket={session.basket} total={sandboxMessages.pay} beforeTax={sandboxMessages.payBeforeTax} />
          </button>
          <p className="hint">{sandboxMessages.demo}</p>
        </form>
      </main>
    ),
  })
}

/** The ID of a field, or of the first of its radio buttons. */
function firstOf(name: PayFieldName, { basket }: PayForm['session']): string {
  if (name === 'shipping') return basket.shipping[0]?.option ?? name
  return name === 'way' ? `way-${waysOf(basket)[0]}` : name
}

/** The class of the choice with which a field is on the page. */
const shownWith: Partial<Record<PayFieldName, string>> = {
  state: 'in-us',
  region: 'abroad',
  days: 'by-pay_later',
  card: 'by-card',
  expiry: 'by-card',
  cvc: 'by-card',
}

/** What is wrong. The style sheet leaves out the fields that are corrected, and hides it once all are. */
function ErrorSummary({ session, message, errors }: PayForm) {
  const wrong = wrongFields(errors)
  if (!message && wrong.length === 0) return null
  const isFollowed = !message && !wrong.some((name) => name === 'shipping' || name === 'way')
  return (
    <div className={isFollowed ? 'alert until-corrected' : 'alert'} role="alert">
      <span className="all">{message ?? countErrors(wrong.map((name) => errors[name] ?? ''))}</span>
      {wrong.length > 1 && (
        <>
          <span className="rest">{sandboxMessages.checkRest}</span>
          <ul>
            {wrong.map((name) => (
              <li key={name} className={`of-${name} ${shownWith[name] ?? ''}`}>
                <a href={`#${firstOf(name, session)}`}>
                  <PayLabel name={name} />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
