import { getTableColumns, sql } from 'drizzle-orm'
import { jsonRows } from '#db/json-rows.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { checkoutLines, checkoutSessions, reservations } from '#db/tables/checkout.ts'

type Session = typeof checkoutSessions.$inferSelect

interface NewSession
  extends Pick<
    Session,
    | 'provider'
    | 'kind'
    | 'status'
    | 'providerSessionId'
    | 'customerId'
    | 'visitorHash'
    | 'networkHash'
    | 'blockHash'
    | 'idempotencyKey'
    | 'cartHash'
    | 'currency'
    | 'subtotalCents'
    | 'discountCents'
    | 'shipping'
    | 'countries'
    | 'taxRates'
    | 'taxMode'
    | 'vatRates'
    | 'locale'
    | 'returnPathname'
    | 'customerNote'
    | 'giftMessage'
    | 'taxNumber'
  > {
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
  const opened = db.$with('opened').as(
    db
      .insert(checkoutSessions)
      .values({
        id: asked.sessionId,
        reference: asked.sessionId,
        provider: asked.provider,
        kind: asked.kind,
        status: asked.status,
        providerSessionId: asked.providerSessionId,
        customerId: asked.customerId,
        visitorHash: asked.visitorHash,
        networkHash: asked.networkHash,
        blockHash: asked.blockHash,
        idempotencyKey: asked.idempotencyKey,
        cartHash: asked.cartHash,
        currency: asked.currency,
        subtotalCents: asked.subtotalCents,
        discountCents: asked.discountCents,
        shipping: asked.shipping,
        countries: asked.countries,
        taxRates: asked.taxRates,
        taxMode: asked.taxMode,
        vatRates: asked.vatRates,
        locale: asked.locale,
        returnPathname: asked.returnPathname,
        customerNote: asked.customerNote,
        giftMessage: asked.giftMessage,
        taxNumber: asked.taxNumber,
        expiresAt: sql`(select shop_now()) + ${asked.minutes} * interval '1 minute'`,
      })
      .returning(),
  )
  const filled = db.$with('filled', {}).as(sessionLines.insert(asked.lines))
  const reserved = db.$with('reserved', {}).as(held.insert(asked.lines))
  return db.with(opened, filled, reserved).select().from(opened)
})
