import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { type SettingGroup, type Settings, settingFields, settingGroups } from '#contract/settings/settings.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { prepareOnce } from '#db/prepare-once.ts'
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

// The clock has a row even where nothing was changed yet.
const findGroups = prepareOnce((db) =>
  db
    .select({
      key: settings.key,
      text: sql<string | null>`${settings.value}::text`,
      version: settings.version,
      now: sql`shop_now()`.mapWith(settings.updatedAt),
      aheadDays: shopClock.aheadDays,
    })
    .from(shopClock)
    .leftJoin(settings, inArray(settings.key, settingGroups.map(keyOf))),
)

/** The settings as this transaction sees them, for code that calculates prices or delivery dates in it. */
export async function readSettings(db: Db | Tx): Promise<VersionedSettings> {
  const rows = await findGroups(db, {})
  const [clock] = rows
  if (!clock) throw new Error('The row of the clock is missing')
  const rowOf = (group: SettingGroup) => rows.find(({ key }) => key === keyOf(group))
  return {
    settings: resolve((group) => rowOf(group)?.text ?? null),
    versions: mapGroups((group) => rowOf(group)?.version ?? 0),
    now: clock.now,
    aheadDays: clock.aheadDays,
  }
}

/** What each group was read from last, and what it says: nearly every transaction reads the same again. */
const lastRead = new Map<SettingGroup, { text: string | null; values: Settings[SettingGroup] }>()

function resolve(textOf: (group: SettingGroup) => string | null): Settings {
  return Object.fromEntries(settingGroups.map((group) => [group, readGroup(group, textOf(group))])) as Settings
}

function readGroup(group: SettingGroup, text: string | null): Settings[SettingGroup] {
  const last = lastRead.get(group)
  if (last?.text === text) return last.values
  const values = settingsFrom(group, text === null ? undefined : JSON.parse(text))
  lastRead.set(group, { text, values })
  return values
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
