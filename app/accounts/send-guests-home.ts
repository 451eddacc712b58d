import { redirect } from 'react-router'

/** The paths of the pages that need a session, by the name in the notice on the home page. */
export const customerPages = {
  account: '/account',
  orders: '/orders',
} as const
export type CustomerPage = keyof typeof customerPages

/** The query parameter that tells the home page which page a guest wanted. */
export const loginNoticeParam = 'log-in'

/** For loaders: the response of the call; guests are redirected home, where a notice explains why. Design section 6. */
export async function sendGuestsHome<T>(page: CustomerPage, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (statusOf(error) === 401) throw redirect(`/?${loginNoticeParam}=${page}`)
    throw error
  }
}

// Not `refusalWith`: it would add the code that parses errors by a schema to every page.
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('init' in error)) return undefined
  const { init } = error
  return typeof init === 'object' && init !== null && 'status' in init ? Number(init.status) : undefined
}
