import { countryInSentence, listCountries } from '#contract/countries.ts'
import { sellsTo } from '#contract/settings/place-fields.ts'
import { arrivalInWords } from '#contract/shipping/arrival-dates.ts'
import { usStates } from '#contract/taxes/tax.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import { locales } from '#messages/locales.ts'
import { itemsCents, methodsOf } from '../basket.ts'
import { groupCard, testCards } from '../test-cards.ts'
import { orFree, shippingClasses, statesByRate } from './amounts.tsx'
import { PayField, type PayForm, wrongFields } from './pay-field.tsx'

// By locale: sorting them takes as long as the rest of the page.
const countries = new Map(locales.map((locale) => [locale, listCountries('US', locale)]))

export function Contact(form: PayForm) {
  return (
    <fieldset>
      <legend>{sandboxMessages.contact}</legend>
      <PayField form={form} name="email" />
      <PayField form={form} name="phone" />
    </fieldset>
  )
}

/** Who pays, where nothing is shipped. */
export function Payer(form: PayForm) {
  return (
    <fieldset>
      <legend>{sandboxMessages.contact}</legend>
      <PayField form={form} name="email" />
      <PayField form={form} name="name" />
    </fieldset>
  )
}

/** Who picks the order up. */
export function PickupName(form: PayForm) {
  return (
    <fieldset>
      <legend>{sandboxMessages.pickup}</legend>
      <PayField form={form} name="name" />
    </fieldset>
  )
}

export function Address(form: PayForm) {
  return (
    <fieldset>
      <legend>{sandboxMessages.address}</legend>
      <PayField form={form} name="name" />
      <PayField form={form} name="country">
        {soldTo(form).map(({ code, countryName }) => (
          <option key={code} value={code}>
            {countryName}
          </option>
        ))}
      </PayField>
      <PayField form={form} name="line1" />
      <PayField form={form} name="line2" />
      <PayField form={form} name="city" />
      <div className="pair">
        {sellsTo(form.session.basket.countries, 'US') && <State {...form} />}
        <PayField form={form} name="region" className="abroad" />
        <PayField form={form} name="postal" />
      </div>
    </fieldset>
  )
}

function soldTo({ session }: PayForm) {
  return (countries.get(currentLocale()) ?? []).filter(({ code }) => sellsTo(session.basket.countries, code))
}

// The class of a state stands for its tax rate: the style sheet shows the matching amounts.
function State(form: PayForm) {
  const rates = statesByRate(form.session.basket.taxRates)
  const rateNames = new Map(rates.flatMap(({ rateName, states }) => states.map((state) => [state, rateName] as const)))
  return (
    <PayField form={form} name="state" className="in-us">
      <option value="" className="rate-unknown">
        {sandboxMessages.chooseState}
      </option>
      {usStates.map(({ code, name }) => (
        <option key={code} value={code} className={rateNames.get(code)}>
          {name}
        </option>
      ))}
    </PayField>
  )
}

export function Shipping({ session, typed, errors }: PayForm) {
  return (
    <fieldset>
      <legend>{sandboxMessages.shipping}</legend>
      {session.basket.shipping.map(({ option, label, cents, arrival, holdsIn }, place) => (
        <label key={option} className="choice">
          <input
            type="radio"
            name="shipping"
            id={option}
            value={option}
            className={shippingClasses[place]}
            defaultChecked={typed.shipping === option}
            aria-describedby={errors.shipping ? 'shipping-error' : undefined}
          />
          <span>
            {nameOf(option, label)} {arrival && <Arrival days={arrivalInWords(arrival)} holdsIn={holdsIn} />}
          </span>
          <span className="price">{orFree(cents)}</span>
        </label>
      ))}
      {errors.shipping && (
        <p className="error" id="shipping-error">
          {errors.shipping}
        </p>
      )}
    </fieldset>
  )
}

/** The days of arrival; where they hold in one country only, the style sheet hides them for the others. */
function Arrival({ days, holdsIn }: { days: string; holdsIn: string | null }) {
  if (holdsIn === null) return <small>{sandboxMessages.arrives(days)}</small>
  if (holdsIn !== 'US') return <small>{sandboxMessages.arrivesIn(days, countryInSentence(holdsIn))}</small>
  return (
    <>
      <small className="in-us">{sandboxMessages.arrives(days)}</small>
      <small className="abroad">{sandboxMessages.arrivesAbroad}</small>
    </>
  )
}

function nameOf(option: string, label: string): string {
  return option === 'standard' || option === 'express' ? sandboxMessages.shippingOptions[option] : label
}

/** Hides a part while a shipping method is chosen with which nothing is left to pay. */
function unlessFree({ session: { basket } }: PayForm): string[] {
  const left = itemsCents(basket)
  return methodsOf(basket).flatMap(({ cents }, place) => (left + cents === 0 ? `unless-${shippingClasses[place]}` : []))
}

export function Card(form: PayForm) {
  // Of a form that was sent before, the CVC and any number that may be a real card's are never sent back.
  const isSentBack = form.message !== null || wrongFields(form.errors).length > 0
  return (
    <fieldset className={['by-card', ...unlessFree(form)].join(' ')}>
      <legend>{sandboxMessages.card}</legend>
      {isSentBack && <p className="hint">{form.card === '' ? sandboxMessages.cardAgain : sandboxMessages.cvcAgain}</p>}
      <PayField form={form} name="card" />
      <div className="pair">
        <PayField form={form} name="expiry" />
        <PayField form={form} name="cvc" />
      </div>
      <details>
        <summary>{sandboxMessages.testCards}</summary>
        <p className="hint">{sandboxMessages.testCardsHint}</p>
        <ul className="cards">
          {testCards.map(({ number, answer }) => (
            <li key={number}>
              <code>{groupCard(number)}</code> {sandboxMessages.testCardOutcomes[answer]}
            </li>
          ))}
        </ul>
      </details>
    </fieldset>
  )
}
