import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EmailText } from '#contract/emails/email-text.ts'
import { locale, madeAt, moment } from '../columns/column-types.ts'

/** The email queue: written in the transaction of the cause, sent by a job. */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** Unique: a cause never queues a second email. */
    cause: text().notNull().unique(),
    toEmail: text().notNull(),
    locale: locale(),
    subject: text().notNull(),
    /** The template's data. */
    fields: jsonb().notNull(),
    /** The owner's words at the time it was queued, with placeholders; null for the usual ones. */
    words: jsonb().$type<EmailText>(),
    /** `unsent`: no email server was configured when its turn came. */
    state: text({ enum: ['queued', 'sent', 'unsent', 'parked'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** The account it goes to was deleted before it was sent: it is deleted once it is. */
    isLast: boolean().notNull().default(false),
    createdAt: madeAt(),
    sentAt: moment(),
  },
  (t) => [
    check('emails_state', sql`${t.state} in ('queued', 'sent', 'unsent', 'parked')`),
    check('emails_sent', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    index('emails_newest').on(t.createdAt.desc(), t.id.desc()),
    index('emails_recipient').on(sql`lower(to_email)`, t.createdAt.desc(), t.id.desc()),
    index('emails_by_state').on(t.state, t.createdAt.desc(), t.id.desc()),
  ],
)
