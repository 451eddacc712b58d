import { and, eq, sql } from 'drizzle-orm'
import { conflict, forbidden } from '#contract/errors.ts'
import { checkSettings } from '#contract/settings/check-settings.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { accessOfGroup } from '#contract/settings/group-access.ts'
import type { SettingGroup, Settings } from '#contract/settings/settings.ts'
import type { Tx } from '#db/open-database.ts'
import { settings } from '#db/tables/settings.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { apiVersionsMessages } from '#messages/en-US/api/versions.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { may } from '../may.ts'
import { findVersion } from '../versions/find-version.ts'
import { recordVersion } from '../versions/record-version.ts'
import { takeBrandFiles } from './brand-files.ts'
import { changeCurrency } from './change-currency.ts'
import { keyOf, readSettings, settingsFrom } from './read-settings.ts'
import { refuseOwnLockout } from './refuse-own-lockout.ts'
import { refusedFields } from './refused-fields.ts'

/** Changes a group of settings, for roles that may. A value that equals its default is not stored, so that it follows later defaults. */
export async function changeSettings<Group extends SettingGroup>(
  ctx: AdminContext,
  group: Group,
  seenVersion: number,
  values: Settings[Group],
) {
  if (!may(ctx, accessOfGroup(group))) throw forbidden()
  const wrong = checkSettings({ ...defaultSettings, [group]: values })
  if (wrong.length > 0) throw refusedFields(wrong)

  const version = await ctx.db.transaction(async (tx) => {
    const all = (await readSettings(tx)).settings
    const before = all[group]
    const own = Object.entries(values).filter(
      ([name, value]) => !isSame(value, Reflect.get(defaultSettings[group], name)),
    )
    const { money, logo, security }: Settings = Object.assign({}, all, { [group]: values })
    if (group === 'security' && !all.security.requireSecondFactor) await refuseOwnLockout(ctx, tx, { security })
    if (money.currency !== all.money.currency) await changeCurrency(tx, all.money.currency, money.currency)
    if (group === 'logo') await takeBrandFiles(tx, logo)
    if (group === 'prices') await ctx.enqueue(tx, 'refreshPrices', {})
    const stored = await storeSettings(tx, keyOf(group), seenVersion, Object.fromEntries(own))
    await recordVersion(ctx, tx, {
      subject: keyOf(group),
      before: { version: seenVersion, value: before },
      after: { version: stored, value: values },
    })
    const changes = Object.entries(values)
      .filter(([name, value]) => !isSame(value, Reflect.get(before, name)))
      .map(([name, value]) => [name, { before: Reflect.get(before, name), after: value }])
    await recordAuditEvent(ctx, tx, {
      action: 'settings.changed',
      subjectKind: 'settings',
      subjectId: group,
      detail: Object.fromEntries(changes),
    })
    return stored
  })
  await ctx.settings.refresh()
  return { version, message: apiSettingsMessages.saved }
}

/** Restores the defaults of a group. */
export async function resetSettings(ctx: AdminContext, { group, version }: { group: SettingGroup; version: number }) {
  const { version: now } = await changeSettings(ctx, group, version, defaultSettings[group])
  return { version: now, message: apiSettingsMessages.reset }
}

/** Restores a former version of a group; a value that is no longer valid becomes its default. */
export async function restoreSettings(
  ctx: AdminContext,
  seen: { group: SettingGroup; version: number; restore: number },
) {
  const { group, version, restore } = seen
  const values = settingsFrom(group, await findVersion(ctx.db, keyOf(group), restore))
  const { version: now } = await changeSettings(ctx, group, version, values)
  return { version: now, message: apiVersionsMessages.restored }
}

/**
 * Stores a value unless it has changed since it was read; refuses with 409 then. Returns its new version. Version 0 is a
 * value that nobody has changed: none, or one that came with the demo.
 */
export async function storeSettings(tx: Tx, key: string, seenVersion: number, value: unknown): Promise<number> {
  const set = { value, version: sql`${settings.version} + 1`, updatedAt: sql`shop_now()` }
  const isSeen = eq(settings.version, seenVersion)
  const [stored] =
    seenVersion === 0
      ? await tx
          .insert(settings)
          .values({ key, value })
          .onConflictDoUpdate({ target: settings.key, set, setWhere: isSeen })
          .returning()
      : await tx
          .update(settings)
          .set(set)
          .where(and(eq(settings.key, key), isSeen))
          .returning()
  if (!stored) throw conflict(apiSettingsMessages.changedMeanwhile)
  return stored.version
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
