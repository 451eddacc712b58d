import { type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { refusalWith } from '#app/refusal-of.ts'
import { isAdminRole } from '#contract/staff/is-admin-role.ts'

interface PageRequest {
  request: Pick<Request, 'method'>
  context: Readonly<RouterContextProvider>
}

/**
 * Redirects customers and guests to the home page. A server that cannot answer is an error, not a redirect. A form that
 * is sent after the session has ended is left to its call, which refuses it and so keeps what was typed on the page.
 */
export async function requireAdmin({ request, context }: PageRequest): Promise<void> {
  if (request.method === 'POST') return
  const role = await context
    .get(apiContext)
    .accounts.verifyToken({})
    .then((verified) => verified.role)
    .catch((error: unknown) => {
      if (refusalWith(error)?.status === 401) return null
      throw error
    })
  if (!isAdminRole(role)) throw redirect('/')
}
