import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { type SettingGroup, type Settings, settingFields, settingGroups } from '#contract/settings/settings.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { shopClock } from '#db/tables/clock.ts'
import { settings } from '#db/tables/settings.ts'

/** The key of the row that stores a group of settings. */
export const keyOf = (group: SettingGroup) => `settings.${group}`

/** The owner's settings and the version of each group; 0 for a group that was never changed. */
export interface VersionedSettings {
  settings: Settings
  versions: Record<SettingGroup, number>
  /** The time by the shop's clock, and how many days that is ahead. */
  now: Date
  aheadDays: number
}

/** The settings as this transaction sees them, for code that calculates prices or delivery dates in it. */
export async function readSettings(db: Db | Tx): Promise<VersionedSettings> {
  // The clock has a row even where nothing was changed yet.
  const rows = await db
    .select({
      key: settings.key,
      value: settings.value,
      version: settings.version,
      now: sql`shop_now()`.mapWith(settings.updatedAt),
      aheadDays: shopClock.aheadDays,
    })
    .from(shopClock)
    .leftJoin(settings, inArray(settings.key, settingGroups.map(keyOf)))
  const [clock] = rows
  if (!clock) throw new Error('The row of the clock is missing')
  const rowOf = (group: SettingGroup) => rows.find(({ key }) => key === keyOf(group))
  return {
    settings: resolve((group) => rowOf(group)?.value),
    versions: mapGroups((group) => rowOf(group)?.version ?? 0),
    now: clock.now,
    aheadDays: clock.aheadDays,
  }
}

function resolve(storedOf: (group: SettingGroup) => unknown): Settings {
  return Object.fromEntries(settingGroups.map((group) => [group, settingsFrom(group, storedOf(group))])) as Settings
}

/** A group as it was stored; a value that another version of the shop stored and this one cannot parse becomes its default. */
export function settingsFrom<Group extends SettingGroup>(group: Group, stored: unknown): Settings[Group] {
  const values = z.safeParse(z.record(z.string(), z.unknown()), stored).data ?? {}
  const fields = Object.entries<z.ZodMiniType>(settingFields[group]).map(([name, field]) => {
    const read = z.safeParse(field, values[name])
    return [name, read.success ? read.data : Reflect.get(defaultSettings[group], name)]
  })
  return Object.fromEntries(fields) as Settings[Group]
}

function mapGroups<T>(of: (group: SettingGroup) => T): Record<SettingGroup, T> {
  return Object.fromEntries(settingGroups.map((group) => [group, of(group)])) as Record<SettingGroup, T>
}
