import { knowsDays } from '../shipping/shipping.ts'
import { homeMethods, isFree } from '../shipping/shipping-offer.ts'
import type { Delivery } from '../shipping/zone-shape.ts'
import type { Settings } from './settings.ts'

type PromiseValues = Pick<Settings, 'shop' | 'promises' | 'returns'> & {
  taxation: Pick<Settings['taxation'], 'mode'>
  delivery: Delivery
}

const conditions = {
  payInThree: ({ promises }) => promises.payInThree,
  payLater: ({ promises }) => promises.payLater,
  /** Either of the two. */
  paymentPlans: ({ promises }) => promises.payInThree || promises.payLater,
  cashback: ({ promises }) => promises.cashback,
  inUnitedStates: ({ shop }) => shop.country === 'US',
  /** Tax is added to prices at checkout. */
  salesTax: ({ taxation: { mode } }) => mode === 'us_sales' || mode === 'stripe_tax',
  vatIncluded: ({ taxation: { mode } }) => mode === 'inclusive_vat',
  /** How long standard delivery takes in the country that prices are shown for. */
  knowsDelivery: ({ shop, delivery }) =>
    knowsDays(delivery.zones, delivery.home, shop.country) &&
    homeMethods(delivery).some(({ speed }) => speed === 'standard'),
  returns: ({ returns }) => returns.offersReturns,
  /** Returns can be exchanged. */
  exchanges: ({ returns }) => returns.offersReturns && returns.offersExchange,
  /** Standard shipping costs nothing, and express nothing above a subtotal. */
  freeExpress: ({ delivery }) => {
    const methods = homeMethods(delivery)
    return (
      methods.some((method) => method.speed === 'standard' && isFree(method)) &&
      methods.some(({ speed, kind }) => speed === 'express' && kind === 'free_above')
    )
  },
} satisfies Record<string, (settings: PromiseValues) => boolean>

type Condition = keyof typeof conditions
export const conditionNames = Object.keys(conditions).filter(isCondition)

const part = /\{\{([#^])(\w+)\}\}\n*([\s\S]*?)\{\{\/\2\}\}/g

/**
 * Keeps `{{#payLater}}…{{/payLater}}` while that promise is on and `{{^payLater}}…{{/payLater}}` while it is off, as in
 * Mustache; the markers go. Parts of different names may contain each other.
 */
export function keepParts(text: string, settings: PromiseValues): string {
  return text.replace(part, (_whole, kind: string, name: string, inner: string) => {
    if (!isCondition(name)) throw new Error(`There is no condition ${name}; content/README.md lists them.`)
    return conditions[name](settings) === (kind === '#') ? keepParts(inner, settings) : ''
  })
}

/** The first marker that has no counterpart or names no condition, such as `{{#paylater}}`; null if there is none. */
export function wrongMarker(text: string): string | null {
  const left = text.replace(part, (whole, _kind: string, name: string, inner: string) =>
    isCondition(name) ? (wrongMarker(inner) ?? '') : whole,
  )
  return /\{\{[#^/]\w*\}\}/.exec(left)?.[0] ?? null
}

function isCondition(name: string): name is Condition {
  return Object.hasOwn(conditions, name)
}
