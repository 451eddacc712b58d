import { eq } from 'drizzle-orm'
import { customers } from '#db/tables/customers.ts'
import { hashPassword } from '#modules/accounts/password.ts'
import type { Person, TestShop } from '../create-test-shop.ts'
import { createAuthenticator } from './authenticator.ts'

export const password = 'correct horse battery'

/** Gives a person the password above. */
export async function withPassword(shop: TestShop, person: Person): Promise<Person> {
  const passwordHash = await hashPassword(password)
  await shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, person.id))
  return person
}

/** What an authenticator is asked for that is to make a passkey. */
export async function beginPasskey(shop: TestShop, person: Person) {
  return (await shop.as(person).secondFactor.beginPasskey({ currentPassword: password })).options
}

/** Adds a passkey; returns its authenticator and the answer. */
export async function addPasskey(shop: TestShop, person: Person, name = '') {
  const authenticator = createAuthenticator()
  const passkey = authenticator.create(await beginPasskey(shop, person))
  return { authenticator, ...(await shop.as(person).secondFactor.addPasskey({ name, passkey })) }
}

/** What an authenticator is asked to sign. */
export async function beginLogin(shop: TestShop, visitor: Person) {
  return (await shop.as(visitor).secondFactor.beginPasskeyLogin({})).options
}

/** Logs in with a passkey, in a new browser by default. */
export async function logInWith(
  shop: TestShop,
  authenticator: ReturnType<typeof createAuthenticator>,
  visitor = shop.guest(),
) {
  const passkey = authenticator.sign(await beginLogin(shop, visitor))
  return shop.as(visitor).secondFactor.logInWithPasskey({ passkey })
}

/** Logs in with the password, and a code. */
export function logInWithPassword(shop: TestShop, { email }: Person, code?: string) {
  return shop.as(shop.guest()).accounts.login({ email, password, ...(code !== undefined && { code }) })
}
