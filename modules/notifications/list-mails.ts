import { and, eq, getTableColumns } from 'drizzle-orm'
import type { admin } from '#contract/admin.ts'
import type { Payload } from '#contract/call.ts'
import { mails } from '#db/tables/mails.ts'
import type { AdminContext } from '../context.ts'
import { cursorOf, inOrder, isBehind } from '../page-cursor.ts'
import { showMail } from './show-mail.ts'

const pageSize = 50
const { fields: _fields, ...columns } = getTableColumns(mails)

/** The mails of the shop, newest first, fifty at a time. */
export async function listMails(ctx: AdminContext, { state, after }: Payload<typeof admin.listMails>) {
  const found = await ctx.db
    .select({ ...columns, cursor: cursorOf(mails.createdAt, mails.id) })
    .from(mails)
    .where(and(state && eq(mails.state, state), after ? isBehind(mails.createdAt, mails.id, after) : undefined))
    .orderBy(...inOrder(mails.createdAt, mails.id))
    .limit(pageSize + 1)
  const page = found.slice(0, pageSize)
  return { mails: page.map(showMail), next: found.length > pageSize ? (page.at(-1)?.cursor ?? null) : null }
}
