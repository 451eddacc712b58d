import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#db/open-database.ts'
import { settings } from '#db/tables/settings.ts'

const recordNames = ['webhook', 'backup', 'restore'] as const
export type RecordName = (typeof recordNames)[number]

const keyOf = (name: RecordName) => `launch.${name}`
const shape = z.object({ at: z.iso.datetime(), about: z.string() })
export type LaunchRecord = z.infer<typeof shape>

/** Records that a check has passed now; `about` is what was checked, such as the address of the webhook. */
export async function recordPassed(db: Db, name: RecordName, about: string): Promise<void> {
  const value: LaunchRecord = { at: new Date().toISOString(), about }
  await db
    .insert(settings)
    .values({ key: keyOf(name), value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value, version: sql`${settings.version} + 1`, updatedAt: sql`shop_now()` },
    })
}

/** When each check has passed last; null for one that never has. */
export async function readRecords(db: Db): Promise<Record<RecordName, LaunchRecord | null>> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, recordNames.map(keyOf)))
  const recordOf = (name: RecordName) =>
    z.safeParse(shape, rows.find(({ key }) => key === keyOf(name))?.value).data ?? null
  return { webhook: recordOf('webhook'), backup: recordOf('backup'), restore: recordOf('restore') }
}
