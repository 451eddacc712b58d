import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { refusalWith } from '#app/refusal-of.ts'
import { isStaffRole, roleMay } from '#contract/staff/roles.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { accessOf, isAdminFile } from './pages.ts'
import { roleContext } from './role-context.ts'

interface PageRequest {
  request: Pick<Request, 'method' | 'url'>
  /** Of the page, also when only its data is requested. */
  url: URL
  context: Readonly<RouterContextProvider>
}

/**
 * Redirects customers and guests to the home page, staff whose login is not secured yet to the page where they do that, and
 * stores the role of staff for the loaders. A server that cannot
 * answer is an error, not a redirect. A form that is sent after the session has ended is left to its call, which refuses
 * it and so keeps what was typed on the page.
 */
export async function requireAdmin({ request, url, context }: PageRequest): Promise<void> {
  const { role, owes } = await context
    .get(apiContext)
    .accounts.verifyToken({})
    .catch((error: unknown) => {
      if (refusalWith(error)?.status === 401) return { role: null, owes: null }
      throw error
    })
  if (!isStaffRole(role)) {
    if (request.method !== 'POST') throw redirect('/')
    return
  }
  if (owes && request.method !== 'POST') {
    throw redirect(`/admin/secure-login?next=${encodeURIComponent(url.pathname + url.search)}`)
  }
  context.set(roleContext, role)
  // What has no frame has no layout that refuses it, and a request for the data of some routes may leave the layout out.
  if (isAdminFile(url.pathname) || !runsLayout(request)) requireRole({ request, url, context })
}

/** Whether the layout of the admin area, which refuses pages of other roles, is among the routes whose data is requested. */
function runsLayout({ url }: PageRequest['request']): boolean {
  const routes = new URL(url).searchParams.get('_routes')
  return routes === null || routes.split(',').includes('routes/admin/layout')
}

/** Refuses a page that the role of the caller may not open. */
export function requireRole({ request, url, context }: PageRequest): void {
  const role = context.get(roleContext)
  if (request.method === 'POST' || roleMay(role, accessOf(url.pathname))) return
  throw data({ message: adminFrameMessages.notYourRole }, { status: 403 })
}
