import type { APIRequestContext } from '@playwright/test'
import { pathIn, readEmail } from './read-email.ts'
import { address, expect, origin } from './shop-under-test.ts'
import { password } from './steps.ts'

interface OtherShop {
  shop: string
  /** Of its owner, without a second factor. */
  login: { email: string; password: string }
}

/**
 * Confirms the address of an account by the link for a new password, which is that of the journeys again. All its sessions
 * end.
 */
export async function confirmAddress(sender: APIRequestContext, email: string, other?: OtherShop): Promise<void> {
  const shop = other?.shop ?? origin
  const headers = { origin: shop, 'x-forwarded-for': address() }
  const send = async (method: string, path: string, data: object) => {
    const answer = await sender.fetch(`${shop}/api/users/${path}`, { method, data, headers })
    expect(answer.status()).toBe(200)
  }
  await send('POST', 'forgetPassword', { email })
  const text = await readEmail(email, /Reset your password/, shop, other?.login)
  const token = pathIn(text, '/reset-password/', shop).replace('/reset-password/', '')
  await send('PUT', 'resetPassword', { token, password, confirmPassword: password })
}
