import * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/emails/calls.ts'
import { type EmailText, emailText, isUsual, usualText } from '#contract/emails/email-text.ts'
import { apiEmailsMessages } from '#messages/en-US/api/emails.ts'
import { apiVersionsMessages } from '#messages/en-US/api/versions.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { storeSettings } from '../settings/change-settings.ts'
import { findVersion } from '../versions/find-version.ts'
import { recordVersion } from '../versions/record-version.ts'
import { checkWords } from './check-words.ts'
import { emailTextKey, readEmailTexts } from './read-email-texts.ts'

type Which = Omit<Payload<typeof calls.changeEmailText>, 'values'>

/** Changes the words of an email for those that are queued from now on. */
export async function changeEmailText(ctx: AdminContext, { values, ...which }: Payload<typeof calls.changeEmailText>) {
  checkWords(which.kind, values)
  const message = isUsual(values) ? apiEmailsMessages.textReset : apiEmailsMessages.textSaved
  return { version: await storeText(ctx, which, values), message }
}

/** Restores former words of an email; version 0 has the usual ones. */
export async function restoreEmailText(
  ctx: AdminContext,
  { restore, ...which }: Payload<typeof calls.restoreEmailText>,
) {
  const { kind, locale } = which
  const former = z.safeParse(emailText, await findVersion(ctx.db, emailTextKey(kind, locale), restore)).data
  return { version: await storeText(ctx, which, former ?? usualText), message: apiVersionsMessages.restored }
}

async function storeText(ctx: AdminContext, { kind, locale, version: seen }: Which, text: EmailText): Promise<number> {
  const subject = emailTextKey(kind, locale)
  return ctx.db.transaction(async (tx) => {
    const before = (await readEmailTexts(tx, [subject])).get(subject)?.text ?? usualText
    const stored = await storeSettings(tx, subject, seen, text)
    await recordVersion(ctx, tx, {
      subject,
      before: { version: seen, value: before },
      after: { version: stored, value: text },
    })
    const detail = { locale, isDefault: isUsual(text) }
    await recordAuditEvent(ctx, tx, {
      action: 'email-text.changed',
      subjectKind: 'email-text',
      subjectId: kind,
      detail,
    })
    return stored
  })
}
