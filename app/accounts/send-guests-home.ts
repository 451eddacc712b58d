import { redirect } from 'react-router'

/** The pages that need a session, as the line at home names them. */
export const customerPages = {
  account: { path: '/account', sentence: 'Please log in to see your account.' },
  orders: { path: '/orders', sentence: 'Please log in to see your orders.' },
} as const
export type CustomerPage = keyof typeof customerPages

/** The name of the query that says at home where a guest wanted to go. */
export const wantedQuery = 'log-in'

/** For loaders: what was asked, or the way home for guests, with a line there that says why. Design section 6. */
export async function sendGuestsHome<T>(page: CustomerPage, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (statusOf(error) === 401) throw redirect(`/?${wantedQuery}=${page}`)
    throw error
  }
}

// Not by `refusalWith`: what reads answers by a schema would come to every page with the sentences above.
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('init' in error)) return undefined
  const { init } = error
  return typeof init === 'object' && init !== null && 'status' in init ? Number(init.status) : undefined
}
