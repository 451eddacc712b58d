import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { madeAt, moment } from '../columns/column-types.ts'
import { customers } from './customers.ts'

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The sender if logged in; the typed address proves nothing. */
    customerId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    department: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    status: text({ enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    /** Incremented with every reply, so that concurrent replies conflict. */
    replyCount: integer().notNull().default(0),
    createdAt: madeAt(),
    answeredAt: moment(),
  },
  (t) => [
    check('messages_status', sql`${t.status} in ('open', 'answered', 'closed')`),
    index('messages_open').on(t.status, t.createdAt.desc(), t.id.desc()),
    index('messages_customer').on(t.customerId),
  ],
)

/** The replies to a message, in order. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    text: text().notNull(),
    authorId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    createdAt: madeAt(),
  },
  (t) => [unique('message_replies_place').on(t.requestId, t.position)],
)
