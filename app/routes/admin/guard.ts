import { requireAdmin } from '#app/admin/require-admin.ts'
import { roleContext } from '#app/admin/role-context.ts'
import { apiContext } from '#app/api-context.ts'
import type { Route } from './+types/guard.ts'

/** Runs before every loader and action below this route, so that no page of the admin area can forget it. */
export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/**
 * Who is logged in, and how much waits for them. It is the data of this route, so that the frame has it also around a
 * page that the role may not open.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const role = context.get(roleContext)
  const api = context.get(apiContext)
  const [{ user }, waiting] = await Promise.all([api.accounts.accountInfo({}), api.reports.countWork({})])
  const [person] = user.map(({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, email }))
  return { role, person: person ?? null, waiting }
}
