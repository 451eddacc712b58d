import { type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { refusalWith } from '#app/refusal-of.ts'

/** Sends everybody home who is not an admin; the server knows who is. Where it cannot say, nobody is sent anywhere. */
export async function requireAdmin(context: Readonly<RouterContextProvider>): Promise<void> {
  const role = await context
    .get(apiContext)
    .accounts.verifyToken({})
    .then((verified) => verified.role)
    .catch((error: unknown) => {
      if (refusalWith(error)?.status === 401) return null
      throw error
    })
  if (role !== 'admin') throw redirect('/')
}
