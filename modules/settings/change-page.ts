import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/settings/calls.ts'
import type { PageText } from '#contract/settings/content-page.ts'
import { unknownPlaceholder } from '#contract/settings/placeholders.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { storeSettings } from './change-settings.ts'
import { pageKey } from './read-pages.ts'
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

async function storePage(
  ctx: AdminContext,
  { name, version: seen }: Payload<typeof calls.resetPage>,
  page: PageText | null,
): Promise<number> {
  const version = await ctx.db.transaction(async (tx) => {
    const stored = await storeSettings(tx, pageKey(name), seen, page ?? {})
    const detail = { isDefault: page === null }
    await recordAuditEvent(ctx, tx, { action: 'page.changed', subjectKind: 'page', subjectId: name, detail })
    return stored
  })
  ctx.settings.invalidate()
  return version
}
