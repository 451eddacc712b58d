import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Tx } from '#db/open-database.ts'
import { settings } from '#db/tables/settings.ts'

/** The row that records the settings that came with the demo. */
export const demoSettingsKey = 'demo.settings'

const noted = z.record(z.string(), z.record(z.string(), z.unknown()))
export type DemoSettings = z.infer<typeof noted>

/** The settings that came with the demo, by group; null for a shop without the demo. */
export async function readDemoSettings(db: Db | Tx): Promise<DemoSettings | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, demoSettingsKey))
  return z.safeParse(noted, row?.value).data ?? null
}
