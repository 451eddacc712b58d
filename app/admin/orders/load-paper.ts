import type { RouterContextProvider } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { requireAdmin } from '../require-admin.ts'

/** The order that a paper is about, for admins. */
export async function loadPaper(context: Readonly<RouterContextProvider>, orderNumber: string) {
  await requireAdmin(context)
  const { order } = await context.get(apiContext).orders.findOrder({ orderNumber: orderNumber.slice(0, 40) })
  return order
}
