import type { customers } from '#db/tables/customers.ts'
import type { Context } from '../context.ts'

/** The words that an attacker would try first as the password of an account: its own, and the name of the shop. */
export async function wordsOfAccount(
  { settings }: Pick<Context, 'settings'>,
  { email, firstName, lastName }: Pick<typeof customers.$inferSelect, 'email' | 'firstName' | 'lastName'>,
): Promise<string[]> {
  const { shop } = await settings.read()
  return [email, firstName, lastName, `${firstName}${lastName}`, shop.name]
}
