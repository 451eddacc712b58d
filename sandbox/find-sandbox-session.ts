import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Tx } from '#db/open-database.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'
import { type StoredBasket, storedBasket } from './basket.ts'
import { type TypedBuyer, typedBuyer } from './buyer-form.ts'
import { type SandboxSwitch, switchesOn } from './switches.ts'

/** A session of the sandbox as it stands now, by the database's clock. */
export interface SandboxSession {
  id: string
  reference: string
  state: 'open' | 'paid' | 'expired'
  basket: StoredBasket
  /** What was typed about the buyer when a payment got as far as the bank. */
  typed: TypedBuyer | null
  successUrl: string
  cancelUrl: string
  /** The number the next try to pay uses up. */
  attempts: number
  /** What waits for the bank's second factor. */
  challenge: { amountCents: number; cardBrand: string; cardLast4: string } | null
  /** What the sandbox is told to do wrong. */
  switches: SandboxSwitch[]
}

/** The session with an id, or null. */
export async function findSandboxSession(db: Db | Tx, id: string): Promise<SandboxSession | null> {
  if (!/^[\w-]{8,80}$/.test(id)) return null
  const [found] = await db
    .select({ row: sandboxSessions, isOver: sql<boolean>`${sandboxSessions.expiresAt} <= now()`, switches: switchesOn })
    .from(sandboxSessions)
    .where(eq(sandboxSessions.id, id))
  if (!found) return null
  const { row, isOver, switches } = found
  return {
    id: row.id,
    reference: row.reference,
    state: row.status === 'open' && isOver ? 'expired' : row.status,
    basket: z.parse(storedBasket, row.basket),
    typed: row.buyer === null ? null : z.parse(typedBuyer, row.buyer),
    successUrl: row.successUrl,
    cancelUrl: row.cancelUrl,
    attempts: row.attempts,
    challenge: row.challengedAt && {
      amountCents: row.amountCents ?? 0,
      cardBrand: row.cardBrand ?? '',
      cardLast4: row.cardLast4 ?? '',
    },
    switches,
  }
}
