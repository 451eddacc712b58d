import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { sourceLocale } from '#messages/locales.ts'
import { countryInSentence } from '../countries.ts'
import { currencyPlural } from '../currencies.ts'
import { formatCents, formatRound, toAmount } from '../money.ts'
import { laterDays } from '../payments/later-days.ts'
import type { CarrierNames } from '../shipping/carrier.ts'
import { knowsDays, type ShippingOption } from '../shipping/shipping.ts'
import { daysInWords, homeMethods, shippingOffer, standardOffer } from '../shipping/shipping-offer.ts'
import type { Delivery, ShippingMethod } from '../shipping/zone-shape.ts'
import { keepParts, wrongMarker } from './conditional-parts.ts'
import { sellerName } from './seller.ts'
import { cutOffWords } from './setting-words.ts'
import type { Settings } from './settings.ts'

/** The settings that placeholders read; see `content/README.md`. */
export type PlaceholderValues = Pick<
  Settings,
  'shop' | 'promo' | 'money' | 'shipping' | 'returns' | 'promises' | 'payLater'
> & { taxation: Pick<Settings['taxation'], 'mode'>; delivery: Delivery; carriers: CarrierNames }

/** What a placeholder says of a shipping method or a carrier that the shop does not have. */
const none = '–'

function methodOf({ delivery }: PlaceholderValues, speed: ShippingOption): ShippingMethod | undefined {
  return homeMethods(delivery).find((method) => method.speed === speed)
}

/** "3-7", where the days are known. */
function daysOf(facts: PlaceholderValues, speed: ShippingOption): string {
  const { zones, home } = facts.delivery
  const method = methodOf(facts, speed)
  if (!method || !knowsDays(zones, home, facts.shop.country)) return none
  return daysInWords(method)
}

function expressOver(facts: PlaceholderValues): string {
  const express = methodOf(facts, 'express')
  return express?.kind === 'free_above' ? formatRound(toAmount(express.overCents)) : none
}

function expressPrice(facts: PlaceholderValues): string {
  const express = methodOf(facts, 'express')
  return express ? formatCents(express.priceCents) : none
}

const placeholderValue = {
  shopName: ({ shop }) => shop.name,
  contactEmail: ({ shop }) => shop.contactEmail,
  legalName: ({ shop }) => sellerName(shop),
  postalAddress: ({ shop }) => shop.postalAddress,
  vatNumber: ({ shop }) => shop.vatNumber,
  companyNumber: ({ shop }) => shop.companyNumber,
  country: ({ shop }) => countryInSentence(shop.country),
  currency: ({ money }) => currencyPlural(money.currency, sourceLocale),
  promoPercent: ({ promo }) => String(promo.percent),
  cashbackPercent: ({ promises }) => String(promises.cashbackPercent),
  returnDays: ({ returns }) => String(returns.returnDays),
  coolingOffDays: ({ returns }) => String(returns.coolingOffDays),
  refundDays: ({ returns }) => String(returns.refundDays),
  refundContactDays: ({ returns }) => String(returns.refundContactDays),
  cancelRefundDays: ({ returns }) => returns.cancelRefundDays,
  sendBackDays: ({ returns }) => String(returns.sendBackDays),
  processingDays: ({ shipping }) => shipping.processingDays,
  deliveryDays: (facts) => daysOf(facts, 'standard'),
  deliveryCountry: ({ delivery }) => (delivery.home ? countryInSentence(delivery.home) : none),
  expressDays: (facts) => daysOf(facts, 'express'),
  shippingOffer: ({ delivery }) => shippingOffer(delivery),
  standardShipping: ({ delivery }) => standardOffer(delivery),
  expressPrice,
  freeExpressOver: expressOver,
  carriers: ({ carriers }) => oneOf(carriers.offered) || none,
  standardCarrier: ({ carriers }) => carriers.standard || none,
  payLaterFreeDays: ({ payLater }) => String(payLater.freeDays),
  payLaterDays: ({ payLater }) => oneOf(laterDays(payLater).map(String)),
  weekdayCutOff: ({ shop, shipping }) => cutOffWords(shipping.weekdayCutOff, shop.timeZone),
  weekendCutOff: ({ shop, shipping }) => cutOffWords(shipping.weekendCutOff, shipping.weekendTimeZone || shop.timeZone),
} satisfies Record<string, (facts: PlaceholderValues) => string>

export type Placeholder = keyof typeof placeholderValue
export const placeholders = Object.keys(placeholderValue).filter(isPlaceholder)

const form = /\{\{(\w*)\}\}/g

/** The placeholder names in a text, each once, in order, known or not. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(form)].map(([, name = '']) => name))]
}

/** A text without its placeholders, known or not. */
export const withoutPlaceholders = (text: string) => text.replace(form, ' ')

/** Returns an error if the text has an unknown placeholder or an unclosed part; null otherwise. */
export function unknownPlaceholder(text: string): string | null {
  const marker = wrongMarker(text)
  if (marker !== null) return apiSettingsMessages.markerWrong(marker)
  const unknown = placeholdersIn(text).find((name) => !isPlaceholder(name))
  return unknown === undefined ? null : apiSettingsMessages.placeholderUnknown(`{{${unknown}}}`)
}

/** Fills in placeholders and leaves out the parts about promises that are off; throws on an unknown one, so that none is ever shown. */
export function fillPlaceholders(
  text: string,
  facts: PlaceholderValues,
  write: (fact: string, name: Placeholder) => string = (fact) => fact,
): string {
  return keepParts(text, facts).replace(form, (_whole, name: string) => {
    if (!isPlaceholder(name)) throw new Error(`There is no placeholder {{${name}}}; content/README.md lists them.`)
    return write(placeholderValue[name](facts), name)
  })
}

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(placeholderValue, name)
}

// "USPS, FEDEX or UPS".
function oneOf(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`
}
