import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ShopError } from '#contract/errors.ts'
import { customers } from '#db/tables/customers.ts'
import { rateLimits } from '#db/tables/limits.ts'
import { securityLog } from '#db/tables/security-log.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { hashPassword } from './password.ts'

const shop = await createTestShop()
const password = 'seven green lamps'
const passwordHash = await hashPassword(password)
const tooMany = { status: 429, message: 'Too many attempts. Please wait a moment and try again.' }

async function known(person: Person): Promise<Person> {
  await shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, person.id))
  return person
}
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => ({ status: 200, message: '' }),
    ({ status, message }: ShopError) => ({ status, message }),
  )
/** The same session from another network each time. */
const roaming = (person: Person) => shop.as({ ...person, address: shop.guest().address })

/** Calls that ask for the password of an open session, and do no harm if it is right. */
const asking = [
  (of: Person, typed: string) => roaming(of).sessions.endOtherSessions({ password: typed }),
  (of: Person, typed: string) => roaming(of).privacy.downloadMyData({ password: typed }),
]

test('ten wrong passwords in open sessions from anywhere, by any call, end the tries of a customer for 15 minutes', async () => {
  const ann = await known(await shop.customer())
  const bea = await known(await shop.customer())
  const changed = { currentPassword: 'wrong', password: 'nine blue doors', confirmPassword: 'nine blue doors' }
  const account = { firstName: 'Ann', lastName: 'Lee', country: 'France', email: 'other@example.com' }
  const wrong = [
    ...[1, 2, 3, 4, 5, 6].map((at) => () => asking[at % 2]?.(ann, `guess ${at}`) ?? Promise.resolve()),
    () => roaming(ann).accounts.changePassword(changed),
    () => roaming(ann).accounts.updateAccountInfo({ ...account, currentPassword: 'wrong' }),
    () => roaming(ann).privacy.deleteMyAccount({ password: 'wrong' }),
    () => roaming(ann).sessions.endSession({ sessionId: crypto.randomUUID(), password: 'wrong' }),
  ]
  for (const guess of wrong) expect(await refusal(guess())).toMatchObject({ status: 403 })

  for (const call of asking) {
    expect(await refusal(call(ann, 'wrong'))).toEqual(tooMany)
    expect(await refusal(call(ann, password))).toEqual(tooMany)
    expect(await refusal(call(bea, password))).toMatchObject({ status: 200 })
  }
  await shop.security.store()
  expect(await shop.db.select().from(securityLog).where(eq(securityLog.event, 'rate_limited'))).toContainEqual(
    expect.objectContaining({ call: 'sessions/endOtherSessions', status: 429 }),
  )

  await shop.db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - ${15 * 60_000}::bigint` })
  expect(await refusal(roaming(ann).sessions.endOtherSessions({ password }))).toMatchObject({ status: 200 })
})

test('of passwords that are tried at the same time ten are compared', async () => {
  const ann = await known(await shop.customer())
  const tries = await Promise.all(
    Array.from({ length: 25 }, (_, at) => refusal(roaming(ann).sessions.endOtherSessions({ password: `guess ${at}` }))),
  )
  expect(tries.filter(({ status }) => status === 403)).toHaveLength(10)
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('right passwords and empty ones do not count', async () => {
  const ann = await known(await shop.staff('owner'))
  for (let at = 0; at < 12; at++) {
    expect(await refusal(roaming(ann).sessions.endOtherSessions({ password }))).toMatchObject({ status: 200 })
    expect(await refusal(roaming(ann).sessions.endOtherSessions({ password: '' }))).toMatchObject({ status: 400 })
  }
  const renew = (typed: string) => refusal(roaming(ann).secondFactor.beginSecondFactor({ currentPassword: typed }))
  for (let at = 0; at < 10; at++) expect(await renew('wrong')).toMatchObject({ status: 403 })
  expect(await renew(password)).toEqual(tooMany)
})
