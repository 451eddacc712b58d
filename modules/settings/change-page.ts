import * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/settings/calls.ts'
import { type PageText, pageText } from '#contract/settings/content-page.ts'
import { unknownPlaceholder } from '#contract/settings/placeholders.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { apiVersionsMessages } from '#messages/en-US/api/versions.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findVersion } from '../versions/find-version.ts'
import { recordVersion } from '../versions/record-version.ts'
import { storeSettings } from './change-settings.ts'
import { pageKey, readPages } from './read-pages.ts'
import { refusedFields } from './refused-fields.ts'

/** Replaces the default text of a page with the owner's. */
export async function changePage(ctx: AdminContext, { name, version, values }: Payload<typeof calls.changePage>) {
  const wrong = Object.entries(values).flatMap(([field, text]) => {
    const msg = unknownPlaceholder(text)
    return msg === null ? [] : [{ param: `values.${field}`, msg }]
  })
  if (wrong.length > 0) throw refusedFields(wrong)
  return { version: await storePage(ctx, { name, version }, values), message: apiSettingsMessages.pageSaved }
}

/** Restores the default text of a page. */
export async function resetPage(ctx: AdminContext, seen: Payload<typeof calls.resetPage>) {
  return { version: await storePage(ctx, seen, null), message: apiSettingsMessages.pageReset }
}

/** Restores a former text of a page; version 0 may be the default text. */
export async function restorePage(ctx: AdminContext, { restore, ...seen }: Payload<typeof calls.restorePage>) {
  const page = z.safeParse(pageText, await findVersion(ctx.db, pageKey(seen.name), restore)).data ?? null
  return { version: await storePage(ctx, seen, page), message: apiVersionsMessages.restored }
}

async function storePage(
  ctx: AdminContext,
  { name, version: seen }: Payload<typeof calls.resetPage>,
  page: PageText | null,
): Promise<number> {
  const version = await ctx.db.transaction(async (tx) => {
    const before = (await readPages(tx)).get(name)?.page ?? {}
    const stored = await storeSettings(tx, pageKey(name), seen, page ?? {})
    await recordVersion(ctx, tx, {
      subject: pageKey(name),
      before: { version: seen, value: before },
      after: { version: stored, value: page ?? {} },
    })
    const detail = { isDefault: page === null }
    await recordAuditEvent(ctx, tx, { action: 'page.changed', subjectKind: 'page', subjectId: name, detail })
    return stored
  })
  ctx.settings.invalidate()
  return version
}
