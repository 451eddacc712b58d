import { eq } from 'drizzle-orm'
import type { MyData } from '#contract/privacy/calls.ts'
import { customers } from '#db/tables/customers.ts'
import { hashPassword } from '#modules/accounts/password.ts'
import type { Person, TestShop } from './create-test-shop.ts'

const password = 'correct horse battery'

/** What a customer downloads about themselves, who gets a password for it. */
export async function downloadData(shop: TestShop, person: Person): Promise<MyData> {
  const passwordHash = await hashPassword(password)
  await shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, person.id))
  return (await shop.as(person).privacy.downloadMyData({ password })).myData
}
