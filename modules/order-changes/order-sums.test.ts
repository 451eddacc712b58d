import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ShopError } from '#contract/errors.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { listInconsistencies } from '#test/list-inconsistencies.ts'
import { addProducts } from '#test/order-acts/add-products.ts'
import { type ActName, act, actNames } from '#test/order-acts/order-acts.ts'
import { placeAny } from '#test/order-acts/place-any.ts'
import type { Placed, Stage } from '#test/order-acts/stage.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import { storePaymentEvent } from '../payments/store-payment-event.ts'

/** How many sequences are tried; `ORDER_SUMS_RUNS=2000` looks for long. */
const runs = Number(process.env.ORDER_SUMS_RUNS ?? 12)

const shop = await createTestShop()
const admin = shop.as(await shop.admin())
const products = await addProducts(shop.db, admin)

const stage: Stage = {
  ...{ db: shop.db, secrets: shop.secrets, admin, ...products },
  guest: () => shop.as(shop.guest()),
  async tell(event) {
    await storePaymentEvent(shop, { ...event, type: event.type })
    // What comes before its payment is stored is done again by the job.
    await handlePaymentEvent(shop, { eventId: event.id }).catch((error: unknown) => {
      if (!(error instanceof Error) || !error.message.startsWith('No payment is recorded yet')) throw error
    })
  },
  work: shop.runJobs,
}

interface Step {
  name: ActName
  choice: number
  /** How often it is done at the same moment. */
  times: number
}

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom(...actNames),
  choice: fc.nat(11),
  times: fc.constantFrom(1, 1, 2),
})

/** In the CSV file, no line is refunded more than it was paid, nor all lines more than the order. */
async function expectRefundsOfLines({ number }: Placed): Promise<void> {
  const { csv } = await admin.orderTable.exportOrders({ search: number })
  const all: Record<string, string>[] = parse(csv, { columns: true })
  const rows = all.filter(({ Order }) => Order === number)
  expect(rows).not.toEqual([])
  const centsOf = (row: Record<string, string> | undefined, columns: readonly string[]) =>
    columns.reduce((sum, column) => sum + Math.round(Number(row?.[column]) * 100), 0)
  const given = rows.map((row) => centsOf(row, ['Line refunded']))
  for (const [at, row] of rows.entries())
    expect(given[at]).toBeLessThanOrEqual(centsOf(row, ['Line total', 'Line tax']))
  const ofOrder = centsOf(rows[0], ['Refunded', 'Exchanged or store credit', 'Paid with replaced items'])
  expect(given.reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(ofOrder)
}

test(
  'whatever is done with an order, in any order and twice at once, its payments, units and papers agree',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(29), fc.array(step, { minLength: 3, maxLength: 12 }), async (first, steps) => {
        // What another sequence broke would hide which is the shortest that does.
        const before = await listInconsistencies(shop.db)
        const order = await placeAny(stage, first)
        if (!order) throw new Error('Nothing was ordered')
        for (const { name, choice, times } of steps) {
          const ends = await Promise.allSettled(Array.from({ length: times }, () => act(name, stage, order, choice)))
          const faults = ends.flatMap((end) =>
            end.status === 'rejected' && !(end.reason instanceof ShopError) ? [end.reason] : [],
          )
          if (faults.length > 0) throw faults[0]
        }
        await shop.runJobs()
        expect(await listInconsistencies(shop.db)).toEqual(before)
        await expectRefundsOfLines(order)
      }),
      { numRuns: runs, endOnFailure: runs < 100 },
    )
  },
  30_000 + runs * 1_500,
)
