import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { orders } from '#db/tables/orders.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { hashPassword } from '../accounts/password.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const noSuch = { status: 404, message: 'Customer not found.' }
const words = { name: 'Ann', email: 'ann@example.com', reviewTitle: 'Good', message: 'Very good.', rating: 5 }
const question = {
  name: 'Ann Lee',
  phone: '+1 503 226 9876',
  email: 'ann@example.com',
  department: 'Returns',
  subject: 'A hinge',
  message: 'It came loose.',
}

test('a customer is shown with all stored data about them, and nothing about others', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const ann = await shop.customer('ann@example.com')
  const passwordHash = await hashPassword('correct horse battery')
  await shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, ann.id))
  const bob = await shop.customer('bob@example.com')
  const { number, product } = await shop.order({ by: ann })
  await shop.order({ by: bob })
  await shop.as(ann).reviews.addReview({ ...words, productId: product.id })
  const scarf = await shop.product({ name: 'Scarf', colors: ['Sand'], onHand: 0 })
  for (const email of ['ann@example.com', 'bob@example.com'])
    await shop.as(shop.guest()).stockAlerts.notifyMe({ productId: scarf.id, selectedColor: 'Sand', email })
  await shop.as(ann).messages.userRequests(question)
  await shop.as(bob).messages.userRequests({ ...question, subject: 'Another' })
  await shop.as(ann).accounts.updateAccountInfo({
    firstName: 'Ann',
    lastName: 'Lee',
    country: 'Germany',
    email: 'ann@new.example.com',
    currentPassword: 'correct horse battery',
  })
  await shop.db.insert(newsletterSubscribers).values({ email: 'ann@example.com' })
  await shop.as(owner).customers.sendResetEmail({ customerId: ann.id })

  const { customer } = await shop.as(owner).privacy.findCustomer({ customerId: ann.id })
  expect(customer).toMatchObject({
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    newEmail: 'ann@new.example.com',
    emailConfirmedAt: null,
    country: 'Germany',
    channel: 'Others',
    newsletter: 'subscribed',
    isAdmin: false,
    isYou: false,
    sessionCount: 1,
    orderCount: 1,
    spent: 60,
  })
  expect(customer.orders).toMatchObject([{ orderNumber: number, status: 'Proccessing', grandTotal: 60 }])
  expect(customer.reviews).toMatchObject([
    { reviewTitle: 'Good', rating: 5, isHidden: false, product: { name: 'Lido' } },
  ])
  expect(customer.stockAlerts).toMatchObject([{ product: { name: 'Scarf' }, color: 'Sand', size: null }])
  expect(customer.messages).toMatchObject([{ subject: 'A hinge', status: 'open' }])
  expect(customer.activity).toMatchObject([{ action: 'customer.reset-emailed', by: 'Ann Lee' }])
  expect(JSON.stringify(customer)).not.toMatch(/passwordHash|tokenHash/)
  await expect(shop.as(owner).privacy.findCustomer({ customerId: nobody })).rejects.toMatchObject(noSuch)
  expect((await shop.as(owner).privacy.findCustomer({ customerId: owner.id })).customer).toMatchObject({
    isYou: true,
    isAdmin: true,
    newsletter: 'never',
  })
})

test('an email address is confirmed by a link sent to it, and a new one is confirmed again', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const ann = await shop.customer('ann@example.com')
  const find = async () => (await shop.as(owner).privacy.findCustomer({ customerId: ann.id })).customer
  const linkIn = async (kind: string) => {
    await shop.runJobs()
    const email = (await shop.emails()).findLast((each) => each.kind === kind)
    return /[re]_[\w-]{40,}/.exec(JSON.stringify(email?.fields))?.[0] ?? ''
  }

  await shop.as(owner).customers.sendResetEmail({ customerId: ann.id })
  expect((await find()).emailConfirmedAt).toBeNull()
  const password = 'correct horse battery'
  const token = await linkIn('reset-password')
  await shop.as(shop.guest()).accounts.resetPassword({ token, password, confirmPassword: password })
  const first = (await find()).emailConfirmedAt
  expect(first).not.toBeNull()

  const again = { ...ann, ...(await shop.as(shop.guest()).accounts.login({ email: 'ann@example.com', password })) }
  const fields = { firstName: 'Ann', lastName: 'Lee', country: 'Germany', email: 'ann@new.example.com' }
  await shop.as(again).accounts.updateAccountInfo({ ...fields, currentPassword: password })
  await shop.as(shop.guest()).accounts.confirmEmail({ token: await linkIn('confirm-address') })
  const changed = await find()
  expect(changed).toMatchObject({ email: 'ann@new.example.com', newEmail: null })
  expect(changed.emailConfirmedAt).not.toBe(first)
})

test('an admin deletes an account just as its owner would, and the audit log does not name the customer', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const ann = await shop.customer('ann@example.com')
  const { id } = await shop.order({ by: ann })
  await shop.as(ann).messages.userRequests(question)
  const remove = () => shop.as(owner).privacy.deleteCustomer({ customerId: ann.id })

  const [{ number } = { number: '' }] = await shop.db.select().from(orders).where(eq(orders.id, id))
  await expect(remove()).rejects.toMatchObject({
    status: 409,
    message: `Order ${number} is still being processed. Please ship or cancel it first.`,
  })
  expect(await shop.as(ann).accounts.accountInfo({})).toMatchObject({ user: [{ email: 'ann@example.com' }] })

  await shop.as(owner).orders.cancelOrder({ orderToCancel: id })
  await shop.runJobs()
  expect(await remove()).toMatchObject({ message: 'The account has been deleted. The customer gets an email.' })
  await shop.runJobs()

  await expect(shop.as(ann).accounts.accountInfo({})).rejects.toMatchObject({ status: 401 })
  expect(await shop.db.select().from(orders)).toMatchObject([
    { customerId: null, customerName: 'A former customer', email: '', line1: '' },
  ])
  // Emails about her orders and her messages are deleted, the copies sent to the owner too.
  expect((await shop.emails()).map(({ kind, toEmail }) => [kind, toEmail])).toEqual([
    ['account-deleted', 'ann@example.com'],
  ])
  const noted = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, ann.id))
  expect(noted).toMatchObject([{ action: 'customer.deleted', actorId: owner.id, detail: null }])
  await expect(remove()).rejects.toMatchObject(noSuch)
})

test('admins, unknown customers and the caller cannot be deleted', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const other = await shop.admin()
  const asOwner = shop.as(owner).privacy
  await expect(asOwner.deleteCustomer({ customerId: owner.id })).rejects.toMatchObject({
    status: 409,
    message: 'This is your own account. You can delete it on your account page.',
  })
  await expect(asOwner.deleteCustomer({ customerId: other.id })).rejects.toMatchObject({
    status: 409,
    message: 'Ann is on the staff. Please remove the role first.',
  })
  await expect(asOwner.deleteCustomer({ customerId: nobody })).rejects.toMatchObject(noSuch)
  expect(await shop.db.$count(customers)).toBe(2)
  expect(await shop.db.$count(auditEvents)).toBe(0)
})

test('a customer made an admin during deletion is either deleted or an admin, never both', async () => {
  const shop = await createTestShop()
  const [owner, other] = [await shop.admin(), await shop.admin()]
  for (let round = 0; round < 5; round++) {
    const ann = await shop.customer()
    await shop.confirmAddress(ann)
    await Promise.allSettled([
      shop.as(owner).privacy.deleteCustomer({ customerId: ann.id }),
      shop.as(other).staff.changeRole({ customerId: ann.id, role: 'owner' }),
    ])
    const [row] = await shop.db.select().from(customers).where(eq(customers.id, ann.id))
    expect([row?.role === 'owner', row?.deletedAt !== null]).toContain(true)
    expect(row?.role === 'owner').not.toBe(row?.deletedAt !== null)
  }
})
