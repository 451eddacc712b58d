import { requireAdmin } from '#app/admin/require-admin.ts'
import type { Route } from './+types/guard.ts'

/** Runs before every loader and action below this route, so that no page of the admin area can forget it. */
export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** Without a loader, the browser would not ask the server about a page that has none of its own. */
export function loader() {
  return null
}
