import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Tx } from '#db/open-database.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'
import { type StoredBasket, storedBasket } from './basket.ts'
import { type BuyerFields, buyerFields } from './buyer-form.ts'
import { type SandboxSwitch, switchesOn } from './switches.ts'

/** A sandbox session; expiry is decided by the database clock. */
export interface SandboxSession {
  id: string
  reference: string
  state: 'open' | 'processing' | 'paid' | 'expired'
  basket: StoredBasket
  /** The contact and shipping fields of the last payment attempt. */
  typed: BuyerFields | null
  successUrl: string
  cancelUrl: string
  /** The number of payment attempts so far. */
  attempts: number
  /** The payment that waits for a second factor. */
  challenge: { amountCents: number; cardBrand: string; cardLast4: string } | null
  /** The failures that the sandbox simulates. */
  switches: SandboxSwitch[]
}

const findById = prepareOnce((db, { id }: Placeholders<{ id: string }>) =>
  db
    .select({
      row: sandboxSessions,
      isOver: sql<boolean>`${sandboxSessions.expiresAt} <= (select shop_now())`,
      switches: switchesOn,
    })
    .from(sandboxSessions)
    .where(eq(sandboxSessions.id, id)),
)

/** The session with an id; null if there is none. */
export async function findSandboxSession(db: Db | Tx, id: string): Promise<SandboxSession | null> {
  if (!/^[\w-]{8,80}$/.test(id)) return null
  const [found] = await findById(db, { id })
  if (!found) return null
  const { row, isOver, switches } = found
  return {
    id: row.id,
    reference: row.reference,
    state: row.status === 'open' && isOver ? 'expired' : row.status,
    basket: z.parse(storedBasket, row.basket),
    typed: row.buyer === null ? null : z.parse(buyerFields, row.buyer),
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
