import { createHash, randomUUID } from 'node:crypto'
import { promisedReturnDays } from '#contract/returns/promised-return-days.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { arrivalAfterShipping, arrivalDates, calendarOf, shopDay } from '#contract/shipping/arrival-dates.ts'
import type { ArrivalDays } from '#contract/shipping/arrival-days.ts'
import { addBusinessDays, type Day } from '#contract/shipping/business-days.ts'
import { type Carrier, trackingUrl } from '#contract/shipping/carrier.ts'
import type { OfferedShipping } from '#contract/shipping/offered-shipping.ts'
import { optionOf, shippingCents } from '#contract/shipping/shipping.ts'
import type { ShippingMethod } from '#contract/shipping/zone-shape.ts'
import { taxCents } from '#contract/taxes/tax.ts'
import type { PricedLine } from '#modules/products/price-lines.ts'
import { type Buyer, pick, type Random } from './buyers.ts'
import type { InventedReturn } from './invent-return.ts'

export interface Invented {
  id: string
  number: string
  sessionId: string
  paymentId: string
  providerSessionId: string
  chargeId: string
  visitorHash: string
  buyer: Buyer
  customerId: string | null
  lines: PricedLine[]
  /** The methods that its card page offered, and the one that was paid for. */
  offered: OfferedShipping[]
  shipping: OfferedShipping
  subtotalCents: number
  shippingCents: number
  /** The rates it was priced with. */
  taxRates: Settings['tax']['rates']
  taxCents: number
  totalCents: number
  cardBrand: string
  cardLast4: string
  status: 'processing' | 'shipped' | 'canceled'
  createdAt: Date
  /** When it was shipped or canceled. */
  movedAt: Date
  /** Whether one unit of several has shipped, and the rest not yet. */
  isPartlyShipped: boolean
  parcel: { carrier: string; trackingNumber: string; trackingUrl: string | null } | null
  /** The days of arrival promised at checkout and estimated when it was shipped, and the day it arrived. */
  promised: ArrivalDays | null
  expected: ArrivalDays | null
  deliveredOn: Day | null
  returnDays: number | null
  refund: 'pending' | 'done' | 'failed' | null
  sentBack: { number: string; course: InventedReturn } | null
}

interface Given {
  number: number
  buyer: Buyer
  customerId: string | null
  variants: readonly PricedLine[]
  terms: Pick<Settings, 'shop' | 'shipping' | 'tax' | 'returns'>
  /** Those that are on. */
  carriers: readonly Carrier[]
  /** The shipping methods of the shop. */
  methods: readonly ShippingMethod[]
  createdAt: Date
  now: Date
}

const hourMs = 3_600_000
const cards = [
  ['Visa', '4242'],
  ['Mastercard', '4444'],
  ['American Express', '0005'],
] as const

/**
 * A realistic order: one to four items, popular ones more often, shipped or canceled some hours
 * later; only those of the last days are still in processing, of several items with the first of them on its way.
 */
export function inventOrder(
  { number, buyer, customerId, variants, terms, carriers, methods, createdAt, now }: Given,
  random: Random,
): Invented {
  const lines = inventLines(variants, random)
  const subtotalCents = lines.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0)
  const offered = methods.map((method) => offer(method, subtotalCents, createdAt, terms))
  const wanted = random() < 0.25 ? 'express' : 'standard'
  const shipping = offered.find(({ speed }) => speed === wanted) ?? offered[0]
  if (!shipping) throw new Error('The shop has no shipping method.')
  const tax = taxCents(subtotalCents, buyer, terms.tax.rates)
  const movedAt = new Date(createdAt.getTime() + random(30, 110) * hourMs)
  const status = statusOf(movedAt, now, random)
  const [cardBrand, cardLast4] = pick(cards, random)
  const shippedAt = movedAt < now ? movedAt : new Date((createdAt.getTime() + now.getTime()) / 2)
  const isDomestic = buyer.country === 'US'
  const isPartlyShipped = status === 'processing' && lines.reduce((sum, { quantity }) => sum + quantity, 0) > 1
  const hasParcel = status === 'shipped' || isPartlyShipped
  const expected = isDomestic && hasParcel ? arrivalAfterShipping(shippedAt, shipping, terms) : null
  const mark = () => createHash('sha256').update(randomUUID()).digest('base64url')
  return {
    id: randomUUID(),
    number: `${terms.shop.orderPrefix}${number}`,
    sessionId: randomUUID(),
    paymentId: randomUUID(),
    providerSessionId: `cs_sandbox_${mark().slice(0, 32)}`,
    chargeId: `ch_sandbox_${mark().slice(0, 24)}`,
    visitorHash: createHash('sha256').update(mark()).digest('hex'),
    buyer,
    customerId,
    lines,
    offered,
    shipping,
    subtotalCents,
    shippingCents: shipping.cents,
    returnDays: promisedReturnDays(terms),
    taxRates: terms.tax.rates,
    taxCents: tax,
    totalCents: subtotalCents + shipping.cents + tax,
    cardBrand,
    cardLast4,
    status,
    createdAt,
    movedAt: shippedAt,
    isPartlyShipped,
    parcel: hasParcel ? inventParcel(carriers, random) : null,
    promised: isDomestic ? shipping.arrival : null,
    expected,
    deliveredOn: expected && !isPartlyShipped ? inventDelivery(expected, { now, terms }, random) : null,
    refund: status === 'canceled' ? refundOf(random()) : null,
    sentBack: null,
  }
}

function offer(method: ShippingMethod, subtotalCents: number, at: Date, terms: Given['terms']): OfferedShipping {
  const { name, speed, minDays, maxDays } = method
  const { from, to } = arrivalDates(at, method, terms)
  const cents = shippingCents(method, { subtotalCents })
  const days = { minDays, maxDays, arrival: { from, to }, holdsIn: 'US', pickup: null }
  return { option: optionOf(method), name, speed, cents, discountCents: 0, ...days }
}

function inventLines(variants: readonly PricedLine[], random: Random): PricedLine[] {
  const lines = new Map<string, PricedLine>()
  const target = random() < 0.6 ? 1 : Math.ceil(random(1, 4))
  for (let turn = 0; turn < target; turn++) {
    // The first products of the listing sell most.
    const variant = variants[Math.floor(random() ** 2.5 * variants.length)]
    if (variant) lines.set(variant.variantId, { ...variant, quantity: random() < 0.85 ? 1 : 2 })
  }
  return [...lines.values()]
}

function statusOf(movedAt: Date, now: Date, random: Random): Invented['status'] {
  if (random() < 0.05) return 'canceled'
  return movedAt < now ? 'shipped' : 'processing'
}

function refundOf(chance: number): NonNullable<Invented['refund']> {
  if (chance < 0.05) return 'failed'
  return chance < 0.1 ? 'pending' : 'done'
}

/** Half of the buyers say when their order arrived. */
function inventDelivery(
  { from }: ArrivalDays,
  { now, terms }: Pick<Given, 'now' | 'terms'>,
  random: Random,
): Day | null {
  const day = addBusinessDays(from, Math.floor(random(0, 4)), calendarOf(terms))
  return random() < 0.5 && day <= shopDay(now, terms.shop) ? day : null
}

function inventParcel(carriers: readonly Carrier[], random: Random): Invented['parcel'] {
  const { name: carrier, numberFormats, trackingTemplate } = pick(carriers, random)
  const trackingNumber = inventNumber(numberFormats.split(',')[0] || '9#{21}', random)
  return { carrier, trackingNumber, trackingUrl: trackingUrl(trackingTemplate, trackingNumber) }
}

/** A number in a format of `contract/shipping/number-formats.ts`, with digits where letters may be too. */
function inventNumber(format: string, random: Random): string {
  const digit = () => String(Math.floor(random(0, 10)))
  return format
    .replace(/(.)\{(\d+)[-\d]*\}/g, (_, character: string, count: string) => character.repeat(Number(count)))
    .replaceAll(/[#*]/g, digit)
    .replaceAll('@', 'R')
}
