import { type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { refusalWith } from '#app/refusal-of.ts'
import { isAdminRole } from '#contract/staff/is-admin-role.ts'

/** Redirects customers and guests to the home page. A server that cannot answer is an error, not a redirect. */
export async function requireAdmin(context: Readonly<RouterContextProvider>): Promise<void> {
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
