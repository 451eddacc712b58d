import { and, isNotNull, sql } from 'drizzle-orm'
import { newsletterConsents, newsletterSubscribers } from '#db/tables/newsletter.ts'
import { retainedRows } from '../retained.ts'

/** Addresses that left the newsletter. */
export const retainedUnsubscribed = retainedRows({
  table: newsletterSubscribers,
  key: newsletterSubscribers.id,
  since: newsletterSubscribers.unsubscribedAt,
  where: isNotNull(newsletterSubscribers.unsubscribedAt),
  remove: (db, due) => db.delete(newsletterSubscribers).where(due),
})

const isListed = sql`exists (select from newsletter_subscribers s where s.email = "newsletter_consents"."email")`

/** Steps of addresses that are not on the list: never confirmed, or removed from it. */
export const retainedUnconfirmed = retainedRows({
  table: newsletterConsents,
  key: newsletterConsents.id,
  since: newsletterConsents.at,
  where: and(isNotNull(newsletterConsents.email), sql`not ${isListed}`),
  remove: (db, due) => db.delete(newsletterConsents).where(due),
})

/** Proof that erased addresses had consented. */
export const retainedProof = retainedRows({
  table: newsletterConsents,
  key: newsletterConsents.id,
  since: newsletterConsents.erasedAt,
  where: isNotNull(newsletterConsents.erasedAt),
  remove: (db, due) => db.delete(newsletterConsents).where(due),
})
