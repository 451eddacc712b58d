import type { RetentionKind } from '#contract/settings/privacy-fields.ts'
import { retainedReads } from '../audit/retained-reads.ts'
import { retainedEmails, retainedLastEmails } from '../emails/retained-emails.ts'
import { retainedMessages } from '../messages/retained-messages.ts'
import { retainedProof, retainedUnconfirmed, retainedUnsubscribed } from '../newsletter/retained-newsletter.ts'
import { retainedCheckouts, retainedUnpaid } from '../pending-orders/retained-unpaid.ts'
import { type Retained, retainedTogether } from '../retained.ts'
import { retainedPhotos } from '../returns/retained-photos.ts'
import { retainedSearchTerms } from '../search/retained-search-terms.ts'
import { retainedSecurityLog } from '../security-log/retained-security-log.ts'
import { retainedInvitations } from '../staff/retained-invitations.ts'
import { retainedAlerts } from '../stock-alerts/retained-alerts.ts'
import { retainedSandboxPages } from './forget-sandbox-buyer.ts'

/** The personal data behind each setting, in the order of its removal. */
export const retainedKinds: Record<RetentionKind, Retained> = {
  emailDays: retainedEmails,
  messageDays: retainedMessages,
  stockAlertDays: retainedAlerts,
  unpaidDays: retainedTogether([retainedCheckouts, retainedUnpaid, retainedSandboxPages]),
  returnPhotoDays: retainedPhotos,
  // Before the steps of addresses that are no longer on the list.
  unsubscribedDays: retainedUnsubscribed,
  unconfirmedDays: retainedUnconfirmed,
  consentProofDays: retainedProof,
  personalReadDays: retainedReads,
  securityLogDays: retainedSecurityLog,
  searchDays: retainedSearchTerms,
  invitationDays: retainedInvitations,
  lastEmailDays: retainedLastEmails,
}
