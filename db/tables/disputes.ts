import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { disputeStates, disputeMovements as movementKinds } from '#contract/disputes/dispute.ts'
import { madeAt, moment, oneOf } from '../columns/column-types.ts'
import { payments } from './payments.ts'

/** The disputes of payments, as the payment provider has them. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    providerDisputeId: text().notNull().unique(),
    amountCents: integer().notNull(),
    /** As the provider calls it, such as `product_not_received`. */
    reason: text().notNull(),
    state: text({ enum: disputeStates }).notNull(),
    /** Until when evidence counts; null once none does. */
    respondBy: moment(),
    openedAt: moment().notNull(),
    closedAt: moment(),
    /** When the provider was asked for this: an answer to an earlier question does not overwrite it. */
    askedAt: moment().notNull(),
  },
  (t) => [
    check('disputes_amount', sql`${t.amountCents} > 0`),
    check('disputes_state', sql`${t.state} in (${oneOf(disputeStates)})`),
    check('disputes_closed', sql`(${t.state} in ('won', 'lost')) = (${t.closedAt} is not null)`),
    index('disputes_payment').on(t.paymentId),
    index('disputes_newest').on(t.openedAt.desc(), t.id.desc()),
    index('disputes_due').on(t.respondBy).where(sql`state = 'needs-response'`),
  ],
)

/** The money that disputes moved; append-only. */
export const disputeMovements = pgTable(
  'dispute_movements',
  {
    id: uuid().primaryKey().defaultRandom(),
    disputeId: uuid()
      .notNull()
      .references(() => disputes.id, { onDelete: 'cascade' }),
    kind: text({ enum: movementKinds }).notNull(),
    amountCents: integer().notNull(),
    at: madeAt(),
  },
  (t) => [
    check('dispute_movements_kind', sql`${t.kind} in (${oneOf(movementKinds)})`),
    check('dispute_movements_amount', sql`${t.amountCents} > 0`),
    index('dispute_movements_of').on(t.disputeId),
    index('dispute_movements_at').on(t.at),
  ],
)
