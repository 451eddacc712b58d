import { type RouterContextProvider, redirect } from 'react-router'
import { statusOf } from '#app/account/send-guests-home.ts'
import { apiContext } from '#app/api-context.ts'

/** Sends everybody home who is not an admin; the server knows who is. Where it cannot say, nobody is sent anywhere. */
export async function requireAdmin(context: Readonly<RouterContextProvider>): Promise<void> {
  const role = await context
    .get(apiContext)
    .users.verifyToken({})
    .then((verified) => verified.role)
    .catch((error: unknown) => {
      if (statusOf(error) === 401) return null
      throw error
    })
  if (role !== 'admin') throw redirect('/')
}
