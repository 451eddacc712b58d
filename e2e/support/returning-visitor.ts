import { encode } from '#app/state/cipher.ts'
import { localItems } from '#app/state/local-items.ts'
import { origin } from './shop-under-test.ts'

const year = 365 * 86_400

/** A returning visitor: the cookie choice is made and the newsletter was closed. For `test.use`. */
export const returningVisitor = {
  storageState: {
    cookies: [
      {
        name: 'cookie-choice',
        value: 'decline',
        domain: new URL(origin).hostname,
        path: '/',
        expires: Math.floor(Date.now() / 1000) + year,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax' as const,
      },
    ],
    origins: [{ origin, localStorage: [{ name: localItems.newsletterDismissed.key, value: encode('true') }] }],
  },
}
