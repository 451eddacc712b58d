import { asc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ShopError } from '#contract/errors.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { returns } from '#db/tables/returns.ts'
import { moveDispute, openDispute } from '#sandbox/disputes.ts'
import { sessionIdOf } from '#test/buy.ts'
import { createTestShop, type PlacedOrder } from '#test/create-test-shop.ts'
import { listInconsistencies } from '#test/list-inconsistencies.ts'
import { recordDisputes } from '../disputes/record-disputes.ts'
import { trackKey } from '../order-tracking/order-links.ts'

/** How many sequences are tried; `ORDER_SUMS_RUNS=2000` looks for long. */
const runs = Number(process.env.ORDER_SUMS_RUNS ?? 12)

const shop = await createTestShop()
const admin = shop.as(await shop.admin())
const guest = shop.as(shop.guest())
const frame = await shop.product({ priceCents: 33_33, sizes: [52, 54, 56], onHand: 100_000 })
const hat = await shop.product({ name: 'Hat', priceCents: 20_01, onHand: 100_000 })
const [, cheaper, dearer] = frame.variants
await shop.db
  .update(variants)
  .set({ priceCents: 29_99 })
  .where(eq(variants.id, cheaper?.id ?? ''))
await shop.db
  .update(variants)
  .set({ priceCents: 41_07 })
  .where(eq(variants.id, dearer?.id ?? ''))

interface Step {
  act: keyof typeof acts
  /** Chooses lines, units and variants. */
  choice: number
  /** How often it is done at the same moment. */
  times: number
}

const pick = <T>(all: readonly T[], choice: number): T | undefined => all[choice % Math.max(1, all.length)]

async function edit({ id: orderId, number: orderNumber }: PlacedOrder, choice: number, isAdding: boolean) {
  const { editable } = await admin.orderChanges.findEditable({ orderNumber })
  const line = pick(editable.lines, choice)
  if (!line) return
  const { variantId } = pick(line.choices, choice) ?? {}
  const add = isAdding && variantId ? { variantId, quantity: 1 + (choice % 3) } : null
  const lines = [{ lineId: line.lineId, keep: choice % line.left, add }]
  const { difference } = await admin.orderChanges.previewChange({ orderId, lines })
  await admin.orderChanges.changeLines({ orderId, version: editable.version, lines, difference })
}

async function payLink({ number }: PlacedOrder) {
  const sent = (await shop.emails()).findLast(
    ({ kind, fields }) => kind === 'payment-request' && Object(fields).orderNumber === number,
  )
  if (!sent) return
  const link = String(Object(sent.fields).place).replace('/pay/', '')
  const sessionId = sessionIdOf((await guest.paymentLinks.openPaymentLink({ link })).url)
  await shop.pay(sessionId)
  await guest.checkout.retreiveSession({ sessionId })
}

async function shipPart({ id: orderId, number: orderNumber }: PlacedOrder, choice: number) {
  const { order } = await admin.orders.findOrder({ orderNumber })
  const line = pick(order.orderDetails, choice)
  const lines = line ? [{ lineId: line._id, quantity: 1 }] : []
  await admin.shipments.addShipment({ orderId, lines, carrier: null, trackingNumber: null })
}

async function refundPart({ id: orderId, number: orderNumber }: PlacedOrder, choice: number) {
  const { refundable } = await admin.payments.findRefundable({ orderNumber })
  const line = pick(
    refundable.lines.filter(({ amounts }) => amounts.length > 0),
    choice,
  )
  const lines = line ? [{ lineId: line.lineId, quantity: 1 }] : []
  const wish = { orderId, lines, hasShipping: choice % 2 === 0, motive: 'goodwill' as const }
  await admin.payments.refundOrder({ ...wish, isRestocked: choice % 3 === 0, refunded: refundable.refunded })
}

async function requestReturn({ number: orderNumber }: PlacedOrder, choice: number) {
  const link = { orderNumber, key: trackKey(shop, orderNumber, 'whole') }
  const { returnable } = await guest.returns.findReturnable(link)
  const line = pick(
    returnable.lines.filter(({ left }) => left > 0),
    choice,
  )
  if (!line) return
  const wish = choice % 2 === 0 ? ('exchange' as const) : ('refund' as const)
  const wantedVariantId = wish === 'exchange' ? (line.choices[0]?.variantId ?? null) : null
  const lines = [{ lineId: line.lineId, quantity: 1, reason: 'size' as const, wantedVariantId }]
  await guest.returns.requestReturn({ ...link, wish, returnsSeen: returnable.returnsSeen, lines })
}

async function handleReturn({ id: orderId }: PlacedOrder, choice: number) {
  const [found] = await shop.db
    .select()
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(asc(returns.createdAt), asc(returns.id))
  if (!found) return
  const { id: returnId, wish } = found
  const { orderReturn, refundedBefore } = await admin.returns.readReturn({ returnId })
  if (orderReturn.status === 'requested') await admin.returns.approveReturn({ returnId, wish })
  if (orderReturn.status === 'approved') {
    const lines = orderReturn.lines.map(({ lineId, quantity }) => ({
      lineId,
      received: quantity,
      restocked: choice % 2,
    }))
    await admin.returns.receiveReturn({ returnId, lines })
  }
  if (orderReturn.status === 'received') {
    const outcome = orderReturn.wish === 'exchange' ? ('exchange' as const) : pick(['refund', 'code'] as const, choice)
    await admin.returns.closeReturn({ returnId, outcome: outcome ?? 'refund', refunded: refundedBefore })
  }
}

/** Opens the only dispute of the first payment while nothing of it is refunded, or moves it on. */
async function dispute({ id, number: orderNumber }: PlacedOrder, choice: number) {
  const [paid] = await shop.db.select().from(payments).where(eq(payments.orderId, id))
  if (!paid) return
  const { order } = await admin.orders.findOrder({ orderNumber })
  const isUntouched = (await shop.db.$count(refunds, eq(refunds.paymentId, paid.id))) === 0
  if (order.disputedAt === null && isUntouched) await openDispute(shop.db, paid.chargeId)
  // What the bank gives again after a cancellation is for staff to decide.
  else await moveDispute(shop.db, paid.chargeId, order.status === 'Canceled' || choice % 2 === 0 ? 'lost' : 'won')
  await recordDisputes(shop, paid.chargeId)
}

const acts = {
  remove: (order: PlacedOrder, choice: number) => edit(order, choice, false),
  replace: (order: PlacedOrder, choice: number) => edit(order, choice, true),
  payLink,
  shipPart,
  ship: ({ id: orderId, number: orderNumber }: PlacedOrder) =>
    admin.shipments.markOrderAsShipped({ orderId, orderNumber, trackingNumber: '9400 1000' }),
  cancel: ({ id: orderToCancel }: PlacedOrder) => admin.orders.cancelOrder({ orderToCancel }),
  refundPart,
  requestReturn,
  handleReturn,
  dispute,
  // The shopper comes back, or the provider tells again.
  confirm: ({ sessionId }: PlacedOrder) => guest.checkout.retreiveSession({ sessionId }),
  jobs: () => shop.runJobs(),
} satisfies Record<string, (order: PlacedOrder, choice: number) => Promise<unknown>>

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...Object.keys(acts).filter((name): name is keyof typeof acts => name in acts)),
  choice: fc.nat(11),
  times: fc.constantFrom(1, 1, 2),
})

test(
  'whatever is done with an order, in any order and twice at once, its payments, units and papers agree',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const order = await shop.order({ product: frame, quantity: 3, also: [hat], typed: { state: 'CA' } })
        for (const { act, choice, times } of steps) {
          const ends = await Promise.allSettled(Array.from({ length: times }, () => acts[act](order, choice)))
          const faults = ends.flatMap((end) =>
            end.status === 'rejected' && !(end.reason instanceof ShopError) ? [end.reason] : [],
          )
          if (faults.length > 0) throw faults[0]
        }
        await shop.runJobs()
        expect(await listInconsistencies(shop.db)).toEqual({})
      }),
      { numRuns: runs, endOnFailure: runs < 100 },
    )
  },
  30_000 + runs * 1_500,
)
