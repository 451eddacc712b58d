import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ShopError } from '#contract/errors.ts'
import { createTestShop } from '../create-test-shop.ts'
import { listInconsistencies } from '../list-inconsistencies.ts'
import { sendEvent } from '../send-event.ts'
import { addProducts } from './add-products.ts'
import { apiOverHttp } from './api-over-http.ts'
import { openProcesses } from './open-processes.ts'
import { type ActName, act, actNames } from './order-acts.ts'
import { placeAny } from './place-any.ts'
import { pick, type Stage } from './stage.ts'

/** How many sequences are tried; `PROCESS_SUMS_RUNS=500` looks for long. */
const runs = Number(process.env.PROCESS_SUMS_RUNS ?? 2)

const shop = await createTestShop()
const admin = await shop.admin()
const products = await addProducts(shop.db, shop.as(admin))
const processes = await openProcesses(shop.url, 3)
afterAll(processes.close)

const stages = processes.origins.map(
  (origin): Stage => ({
    ...{ db: shop.db, secrets: shop.secrets, ...products },
    admin: apiOverHttp(origin, admin.token),
    guest: () => apiOverHttp(origin, null),
    async tell(event) {
      const status = await sendEvent(origin, shop.secrets.sandbox, event)
      if (status !== 200 && status !== 503) throw new Error(`A message of the provider was answered with ${status}`)
    },
    work: shop.runJobs,
  }),
)

const step: fc.Arbitrary<{ name: ActName; choice: number }> = fc.record({
  name: fc.constantFrom(...actNames),
  choice: fc.nat(11),
})

/** What is done at the same moment, each in another process; the same as often as not. */
const moment = fc.oneof(
  fc.array(step, { minLength: 1, maxLength: 3 }),
  fc.tuple(step, fc.constantFrom(2, 3)).map(([each, times]) => Array.from({ length: times }, () => each)),
)

const working = sql`select count(*)::int as count from jobs.job
  where state = 'active' or (state in ('created', 'retry') and start_after <= now())`

test(
  'whatever is done with an order in three processes at once, its payments, units and papers agree',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(29), fc.array(moment, { minLength: 2, maxLength: 8 }), async (first, moments) => {
        // What another sequence broke would hide which is the shortest that does.
        const before = await listInconsistencies(shop.db)
        const [stage] = stages
        const order = stage ? await placeAny(stage, first) : null
        if (!order) throw new Error('Nothing was ordered')
        for (const steps of moments) {
          const ends = await Promise.allSettled(
            steps.map(({ name, choice }, at) => act(name, pick(stages, at) as Stage, order, choice)),
          )
          const faults = ends.flatMap((end) =>
            end.status === 'rejected' && !(end.reason instanceof ShopError) ? [end.reason] : [],
          )
          if (faults.length > 0) throw faults[0]
        }
        await shop.runJobs()
        await expect.poll(async () => (await shop.db.execute(working)).rows).toEqual([{ count: 0 }])
        expect(await listInconsistencies(shop.db)).toEqual(before)
      }),
      { numRuns: runs, endOnFailure: runs < 100 },
    )
  },
  60_000 + runs * 10_000,
)
