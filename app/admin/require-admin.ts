import { type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#app/api-context.ts'

/** Sends everybody home who is not an admin; the server knows who is. */
export async function requireAdmin(context: Readonly<RouterContextProvider>): Promise<void> {
  const role = await context
    .get(apiContext)
    .users.verifyToken({})
    .then((verified) => verified.role)
    .catch(() => null)
  if (role !== 'admin') throw redirect('/')
}
