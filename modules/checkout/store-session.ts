import { getTableColumns, sql } from 'drizzle-orm'
import { jsonRows } from '#db/json-rows.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { checkoutLines, checkoutSessions, reservations } from '#db/tables/checkout.ts'

/** What a new checkout is stored with, besides its ID and when it expires; its other columns have their defaults. */
const names = [
  'provider',
  'kind',
  'status',
  'providerSessionId',
  'customerId',
  'visitorHash',
  'networkHash',
  'blockHash',
  'idempotencyKey',
  'cartHash',
  'currency',
  'subtotalCents',
  'discountCents',
  'shipping',
  'countries',
  'taxRates',
  'taxMode',
  'vatRates',
  'locale',
  'returnPathname',
  'customerNote',
  'giftMessage',
  'taxNumber',
] as const

type Columns = Pick<typeof checkoutSessions.$inferSelect, (typeof names)[number]>

interface NewSession extends Columns {
  sessionId: string
  /** Until it expires. */
  minutes: number
  /** As `sessionLines` writes them. */
  lines: string
}

/** The lines of a checkout, of which its reservations are made, too. */
export const sessionLines = jsonRows(
  checkoutLines,
  Object.keys(getTableColumns(checkoutLines)) as (keyof typeof checkoutLines.$inferInsert)[],
)

const held = jsonRows(reservations, ['sessionId', 'variantId', 'quantity'])

/** Stores a checkout with its lines and reservations in one statement, and returns it. */
export const storeSession = prepareOnce((db, asked: Placeholders<NewSession>) => {
  const values = Object.fromEntries(names.map((name) => [name, asked[name]])) as Placeholders<Columns>
  const ids = { id: asked.sessionId, reference: asked.sessionId }
  const expiresAt = sql`(select shop_now()) + ${asked.minutes} * interval '1 minute'`
  const opened = db.$with('opened').as(
    db
      .insert(checkoutSessions)
      .values({ ...ids, ...values, expiresAt })
      .returning(),
  )
  const filled = db.$with('filled', {}).as(sessionLines.insert(asked.lines))
  const reserved = db.$with('reserved', {}).as(held.insert(asked.lines))
  return db.with(opened, filled, reserved).select().from(opened)
})
