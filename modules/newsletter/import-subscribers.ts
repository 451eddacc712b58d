import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import type { calls } from '#contract/newsletter/calls.ts'
import { maxImported } from '#contract/newsletter/limits.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { newsletterConsents, newsletterSubscribers } from '#db/tables/newsletter.ts'
import { apiNewsletterMessages } from '#messages/en-US/api/newsletter.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { findErased } from './record-consent.ts'

type Input = Payload<typeof calls.importSubscribers>

/**
 * Subscribes addresses that agreed elsewhere, with the proof of it. All or none: one that is no address refuses the import.
 * Addresses that left the newsletter or were erased stay out: only their owners bring them back.
 */
export async function importSubscribers(ctx: AdminContext, { addresses, proof, consentedOn }: Input) {
  const emails = readAddresses(addresses)
  if (proof === '') throw invalid(apiNewsletterMessages.importProofMissing)
  const added = await ctx.db.transaction(async (tx) => {
    const { settings, now } = await readSettings(tx)
    if (consentedOn > shopDay(now, settings.shop)) throw invalid(apiNewsletterMessages.importDateAhead)
    const erased = await findErased(ctx, tx, emails)
    const wanted = emails.filter((email) => !erased.has(email))
    if (wanted.length === 0) return 0
    const fresh = await tx
      .insert(newsletterSubscribers)
      .values(wanted.map((email) => ({ email })))
      .onConflictDoNothing()
      .returning({ email: newsletterSubscribers.email })
    if (fresh.length === 0) return 0
    const wording = `${proof} (${consentedOn})`
    await tx
      .insert(newsletterConsents)
      .values(fresh.map(({ email }) => ({ email, event: 'imported' as const, source: 'import' as const, wording })))
    await recordAuditEvent(ctx, tx, {
      action: 'subscribers.imported',
      subjectKind: 'subscribers',
      subjectId: 'all',
      detail: { added: fresh.length, consentedOn },
    })
    return fresh.length
  })
  return { added, message: apiNewsletterMessages.imported(added, emails.length - added) }
}

function readAddresses(typed: string): string[] {
  const emails = [
    ...new Set(
      typed
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map((each) => normalEmail(each).toLowerCase()),
    ),
  ]
  if (emails.length === 0) throw invalid(apiNewsletterMessages.importEmpty)
  if (emails.length > maxImported) throw invalid(apiNewsletterMessages.importTooMany(maxImported))
  const wrong = emails.filter((email) => !isEmail(email))
  const [first] = wrong
  if (first !== undefined) throw invalid(apiNewsletterMessages.importInvalid(first.slice(0, 60), wrong.length))
  return emails
}
