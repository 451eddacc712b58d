import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { rateLimits } from '#db/tables/limits.ts'

const days = 90

/**
 * The networks from which an account was logged in to within 90 days, as hashes of both. While an attacker guesses its
 * password, its owner does not wait in line with them there.
 */
export function openKnownNetworks(db: Db) {
  const keyOf = (account: string, network: string) =>
    `known:${createHash('sha256').update(`${account}:${network}`).digest('base64url')}`
  const expire = sql`((extract(epoch from now()) + ${days * 86_400}) * 1000)::bigint`

  return {
    async has(account: string, network: string): Promise<boolean> {
      const { rows } = await db.execute(
        sql`select from ${rateLimits} where key = ${keyOf(account, network)} and expire > extract(epoch from now()) * 1000`,
      )
      return rows.length > 0
    },
    async add(account: string, network: string): Promise<void> {
      const key = keyOf(account, network)
      await db
        .insert(rateLimits)
        .values({ key, points: 0, expire })
        .onConflictDoUpdate({ target: rateLimits.key, set: { expire } })
    },
  }
}
