import { sql } from 'drizzle-orm'
import { retentionKinds } from '#contract/settings/privacy-fields.ts'
import { retentionRuns } from '#db/tables/audit.ts'
import type { Shop } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { retainedKinds } from './retained-kinds.ts'

/** Removes the personal data whose retention period is over, and records how much. What cannot be removed is tried the next night. */
export async function applyRetention(shop: Shop): Promise<void> {
  const { privacy } = (await readSettings(shop.db)).settings
  for (const kind of retentionKinds) {
    try {
      const removed = await retainedKinds[kind].remove(shop.db, privacy[kind])
      const set = { removed, ranAt: sql`shop_now()` }
      await shop.db
        .insert(retentionRuns)
        .values({ kind, removed })
        .onConflictDoUpdate({ target: retentionRuns.kind, set })
    } catch (error) {
      shop.log.error({ err: error, kind }, 'Personal data could not be removed; it is tried again the next night.')
    }
  }
}
