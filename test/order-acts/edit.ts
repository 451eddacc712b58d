import { and, desc, eq, sql } from 'drizzle-orm'
import { emails } from '#db/tables/emails.ts'
import { payAtSandbox, sessionIdOf } from '../buy.ts'
import { type Placed, pick, type Stage } from './stage.ts'

/** Removes units of a line, or replaces them by another variant at another price. */
export async function edit(
  { admin }: Stage,
  { id: orderId, number: orderNumber }: Placed,
  choice: number,
  isAdding: boolean,
) {
  const { editable } = await admin.orderChanges.findEditable({ orderNumber })
  const line = pick(editable.lines, choice)
  if (!line) return
  const { variantId } = pick(line.choices, choice) ?? {}
  const add = isAdding && variantId ? { variantId, quantity: 1 + (choice % 3) } : null
  const lines = [{ lineId: line.lineId, keep: choice % line.left, add }]
  const { difference } = await admin.orderChanges.previewChange({ orderId, lines })
  await admin.orderChanges.changeLines({ orderId, version: editable.version, lines, difference })
}

/** Pays what an edit costs more, by the link in the last email about it. */
export async function payLink(stage: Stage, { number }: Placed): Promise<void> {
  const [sent] = await stage.db
    .select({ fields: emails.fields })
    .from(emails)
    .where(and(eq(emails.kind, 'payment-request'), sql`${emails.fields}->>'orderNumber' = ${number}`))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(1)
  if (!sent) return
  const guest = stage.guest()
  const link = String(Object(sent.fields).place).replace('/pay/', '')
  const sessionId = sessionIdOf((await guest.paymentLinks.openPaymentLink({ link })).url)
  await payAtSandbox(stage.db, sessionId)
  await guest.checkout.retreiveSession({ sessionId })
}

/** Withdraws an edit that waits for its payment. */
export async function withdraw({ admin }: Stage, { number: orderNumber }: Placed): Promise<void> {
  const { editable } = await admin.orderChanges.findEditable({ orderNumber })
  if (editable.waiting) await admin.orderChanges.withdrawChange({ changeId: editable.waiting.changeId })
}
