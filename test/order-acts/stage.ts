import type { Api } from '#contract/index.ts'
import type { Db } from '#db/open-database.ts'
import type { sandboxEvents } from '#db/tables/sandbox.ts'
import type { Secrets } from '#modules/context.ts'
import type { addProduct } from '../add-product.ts'

type Made = Awaited<ReturnType<typeof addProduct>>

/** A shop with its sandbox, in this process or in several, as those see it who act on its orders. */
export interface Stage {
  db: Db
  secrets: Secrets
  admin: Api
  /** A browser of its own each time. */
  guest(): Api
  /** In three sizes of different prices. */
  frame: Made
  hat: Made
  /** Delivers an event of the sandbox, as it may be again and late. */
  tell(event: typeof sandboxEvents.$inferSelect): Promise<unknown>
  /** Does what is queued; where the shop does so by itself, nothing. */
  work(): Promise<unknown>
}

export interface Placed {
  id: string
  number: string
}

/** One of these, by a number of any size. */
export const pick = <T>(all: readonly T[], choice: number): T | undefined => all[choice % Math.max(1, all.length)]
