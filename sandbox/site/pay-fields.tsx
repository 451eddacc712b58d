import { listCountries } from '#contract/countries.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { deliveryDaysFor } from '#contract/shipping/shipping.ts'
import { usStates } from '#contract/taxes/tax.ts'
import type { BuyerErrors, TypedBuyer } from '../buyer-form.ts'
import type { CardErrors } from '../check-card.ts'
import type { SandboxSession } from '../find-sandbox-session.ts'
import { groupCard, testCards } from '../test-cards.ts'
import { SandboxField, SandboxSelect } from './field.tsx'
import { orFree, statesByRate } from './sums.tsx'

export interface PayForm {
  session: SandboxSession
  settings: Settings
  nonce: string
  typed: TypedBuyer
  /** Typed again each time: a card number is never sent back. */
  expiry: string
  cvc: string
  errors: BuyerErrors & CardErrors
  /** What to read before the form, when something about the whole of it needs saying. */
  message: string | null
}

// Listing them by the alphabet takes as long as the rest of the page.
const countries = listCountries()

const waysToShip = { standard: 'Standard', express: 'Express' }

/** The fields in the order of the page. */
const order = [
  'email',
  'phone',
  'name',
  'country',
  'line1',
  'line2',
  'city',
  'state',
  'region',
  'postal',
  'shipping',
  'card',
  'expiry',
  'cvc',
] as const

function wrongIn({ errors }: Pick<PayForm, 'errors'>) {
  const first = order.find((field) => errors[field])
  return (field: (typeof order)[number]) => ({ error: errors[field], isFirstWrong: field === first })
}

export function Contact({ typed, ...form }: PayForm) {
  const wrong = wrongIn(form)
  return (
    <fieldset>
      <legend>Contact</legend>
      <SandboxField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="Your receipt goes there."
        defaultValue={typed.email}
        {...wrong('email')}
      />
      <SandboxField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="shipping tel"
        hint="For the carrier, should there be a question."
        defaultValue={typed.phone}
        {...wrong('phone')}
      />
    </fieldset>
  )
}

export function Address({ session, typed, ...form }: PayForm) {
  const wrong = wrongIn(form)
  const rateNames = new Map(
    statesByRate(session.basket.taxRates).flatMap(({ rateName, states }) =>
      states.map((state) => [state, rateName] as const),
    ),
  )
  return (
    <fieldset>
      <legend>Shipping address</legend>
      <SandboxField
        name="name"
        label="Full name"
        autoComplete="shipping name"
        defaultValue={typed.name}
        {...wrong('name')}
      />
      <SandboxSelect
        name="country"
        label="Country"
        autoComplete="shipping country"
        defaultValue={typed.country}
        {...wrong('country')}
      >
        {countries.map(({ code, countryName }) => (
          <option key={code} value={code}>
            {countryName}
          </option>
        ))}
      </SandboxSelect>
      <SandboxField
        name="line1"
        label="Street and number"
        autoComplete="shipping address-line1"
        defaultValue={typed.line1}
        {...wrong('line1')}
      />
      <SandboxField
        name="line2"
        label={
          <>
            Apartment, floor <small>(optional)</small>
          </>
        }
        autoComplete="shipping address-line2"
        defaultValue={typed.line2}
        {...wrong('line2')}
      />
      <SandboxField
        name="city"
        label="City"
        autoComplete="shipping address-level2"
        defaultValue={typed.city}
        {...wrong('city')}
      />
      <div className="pair">
        <SandboxSelect
          name="state"
          label="State"
          className="in-us"
          autoComplete="shipping address-level1"
          defaultValue={typed.state}
          {...wrong('state')}
        >
          <option value="" className="rate-unknown">
            Choose
          </option>
          {usStates.map(({ code, name }) => (
            <option key={code} value={code} className={rateNames.get(code)}>
              {name}
            </option>
          ))}
        </SandboxSelect>
        <SandboxField
          name="region"
          label={
            <>
              State or region <small>(optional)</small>
            </>
          }
          className="abroad"
          defaultValue={typed.region}
          {...wrong('region')}
        />
        <SandboxField
          name="postal"
          label={
            <>
              <span className="in-us">ZIP code</span>
              <span className="abroad">Postal code</span>
            </>
          }
          autoComplete="shipping postal-code"
          defaultValue={typed.postal}
          {...wrong('postal')}
        />
      </div>
    </fieldset>
  )
}

export function Shipping({ session, settings, typed, errors }: PayForm) {
  return (
    <fieldset>
      <legend>Shipping</legend>
      {session.basket.shipping.map(({ option, cents }) => (
        <label key={option} className="choice">
          <input
            type="radio"
            name="shipping"
            id={option}
            value={option}
            defaultChecked={typed.shipping === option}
            aria-describedby={errors.shipping ? 'shipping-error' : undefined}
          />
          <span>
            {waysToShip[option]} <small>{deliveryDaysFor(option, settings.shipping)} business days</small>
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

export function Card({ expiry, cvc, ...form }: PayForm) {
  const wrong = wrongIn(form)
  return (
    <fieldset>
      <legend>Card</legend>
      <SandboxField
        name="card"
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={40}
        placeholder="4242 4242 4242 4242"
        {...wrong('card')}
      />
      <div className="pair">
        <SandboxField
          name="expiry"
          label="Expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={10}
          placeholder="MM / YY"
          defaultValue={expiry}
          {...wrong('expiry')}
        />
        <SandboxField
          name="cvc"
          label="CVC"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          placeholder="123"
          defaultValue={cvc}
          {...wrong('cvc')}
        />
      </div>
      <details>
        <summary>Test cards</summary>
        <p className="hint">Any date to come and any three digits go with them.</p>
        <ul className="cards">
          {testCards.map(({ number, says }) => (
            <li key={number}>
              <code>{groupCard(number)}</code> {says}
            </li>
          ))}
        </ul>
      </details>
    </fieldset>
  )
}
