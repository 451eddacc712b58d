import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { consentEvents, consentSources } from '#contract/newsletter/consent.ts'
import { citext, madeAt, moment, oneOf } from '../columns/column-types.ts'

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    email: citext().primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    subscribedAt: madeAt(),
    unsubscribedAt: moment(),
  },
  (t) => [
    index('newsletter_subscribers_newest').on(t.subscribedAt.desc(), t.id.desc()),
    index('newsletter_subscribers_gone').on(t.subscribedAt.desc(), t.id.desc()).where(sql`unsubscribed_at is not null`),
  ],
)

/** How each address came to the newsletter and left it, as the proof of its consent. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once its owner was erased. */
    email: citext(),
    /** Finds the steps of an erased address for anyone who names it; null before. */
    emailHash: text(),
    event: text({ enum: consentEvents }).notNull(),
    source: text({ enum: consentSources }).notNull(),
    /** The sentence that was read, in the language of that day; for an import, how the consent was given. */
    wording: text().notNull().default(''),
    at: madeAt(),
    erasedAt: moment(),
  },
  (t) => [
    check('newsletter_consents_event', sql`${t.event} in (${oneOf(consentEvents)})`),
    check('newsletter_consents_source', sql`${t.source} in (${oneOf(consentSources)})`),
    check(
      'newsletter_consents_whose',
      sql`(${t.email} is null) = (${t.emailHash} is not null) and (${t.email} is null) = (${t.erasedAt} is not null)`,
    ),
    index('newsletter_consents_newest').on(t.at.desc(), t.id.desc()),
    index('newsletter_consents_email').on(t.email),
    index('newsletter_consents_hash').on(t.emailHash).where(sql`email_hash is not null`),
  ],
)
