import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { emails } from '#db/tables/emails.ts'
import { createTestShop } from '#test/create-test-shop.ts'

test('the audit log is listed newest first, with the admin and the name of the subject', async () => {
  const shop = await createTestShop()
  const [ann, bob] = [await shop.admin(), await shop.admin()]
  await shop.db.update(customers).set({ firstName: 'Bob', lastName: 'Ray' }).where(eq(customers.id, bob.id))
  const order = await shop.order()
  const [receipt] = await shop.db.update(emails).set({ state: 'parked' }).where(eq(emails.kind, 'receipt')).returning()
  const api = shop.as(ann)

  const shipment = { orderId: order.id, orderNumber: order.number, trackingNumber: '1Z999', carrier: 'UPS' } as const
  await api.shipments.markOrderAsShipped(shipment)
  await shop.as(bob).emails.retryEmail({ id: receipt?.id ?? '' })
  await api.products.archiveProduct({ productId: order.product.id, version: 1 })

  const all = await api.audit.listAuditEvents({})
  expect(all.entries).toMatchObject([
    {
      action: 'product.archived',
      by: { _id: ann.id, name: 'Ann Lee' },
      subjectKind: 'product',
      subjectId: order.product.id,
      subject: 'Lido',
      detail: { name: 'Lido' },
    },
    { action: 'email.retried', by: { _id: bob.id, name: 'Bob Ray' }, subject: receipt?.subject, detail: {} },
    { action: 'order.shipped', subject: order.number, detail: { carrier: 'UPS', trackingNumber: '1Z999' } },
  ])
  expect(all.next).toBeNull()
  expect(all.actors).toEqual([
    { _id: ann.id, name: 'Ann Lee' },
    { _id: bob.id, name: 'Bob Ray' },
  ])

  const actionsOf = async (query: Parameters<typeof api.audit.listAuditEvents>[0]) =>
    (await api.audit.listAuditEvents(query)).entries.map(({ action }) => action)
  expect(await actionsOf({ by: bob.id })).toEqual(['email.retried'])
  expect(await actionsOf({ kind: 'order' })).toEqual(['order.shipped'])
  expect(await actionsOf({ by: ann.id, kind: 'email' })).toEqual([])
  expect(await actionsOf({ by: order.id })).toEqual([])
})

test('the list is paged without gaps, even through entries of the same moment', async () => {
  const shop = await createTestShop()
  const admin = await shop.admin()
  const api = shop.as(admin)
  await shop.db.execute(sql`
    insert into audit_events (actor_id, action, subject_kind, subject_id, at)
    select ${admin.id}, 'orders.exported', 'orders', n::text, '2026-01-01T00:00:00Z' from generate_series(1, 120) n
  `)
  const seen: string[] = []
  let after: string | undefined
  do {
    const { entries, next } = await api.audit.listAuditEvents({ after })
    expect(entries.length).toBeLessThanOrEqual(50)
    seen.push(...entries.map(({ subjectId }) => subjectId))
    after = next ?? undefined
  } while (after !== undefined)
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
  await expect(api.audit.listAuditEvents({ after: 'nowhere' })).rejects.toMatchObject({
    status: 400,
    message: 'This page of the list does not exist. Please start again from the first one.',
  })
})

test('the list is filtered by days in the time zone of the shop, both included, and sorted by age', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const { timeZone } = (await shop.settings.read()).shop
  expect(timeZone).toBe('America/Los_Angeles')
  const moments = ['2026-03-01T07:59:59Z', '2026-03-01T08:00:00Z', '2026-03-03T07:59:59Z', '2026-03-03T08:00:00Z']
  for (const log of [
    'audit_events (action, subject_kind, subject_id, actor_id, at)',
    'personal_reads (data, actor_id, at)',
  ])
    for (const at of moments) {
      const what = log.startsWith('audit') ? sql`'orders.exported', 'orders', 'x'` : sql`'orders'`
      await shop.db.execute(sql`insert into ${sql.raw(log)} values (${what}, ${owner.id}::uuid, ${at}::timestamptz)`)
    }
  const { audit } = shop.as(owner)
  const days = { from: '2026-03-01', until: '2026-03-02' }
  const inDays = moments.slice(1, 3).map((at) => new Date(at).toISOString())
  const timesOf = (rows: readonly { at: string }[]) => rows.map(({ at }) => at)
  expect(timesOf((await audit.listAuditEvents(days)).entries)).toEqual(inDays.toReversed())
  expect(timesOf((await audit.listAuditEvents({ ...days, sort: 'oldest' })).entries)).toEqual(inDays)
  expect(timesOf((await audit.listPersonalReads({ ...days, sort: 'oldest' })).reads)).toEqual(inDays)
  const first = await audit.listAuditEvents({ ...days, sort: 'oldest', limit: 1 })
  expect(timesOf(first.entries)).toEqual(inDays.slice(0, 1))
  const second = await audit.listAuditEvents({ ...days, sort: 'oldest', limit: 1, after: first.next ?? '' })
  expect(timesOf(second.entries)).toEqual(inDays.slice(1))
  expect(second.next).toBeNull()
})

test('an entry survives the deletion of its admin and its subject', async () => {
  const shop = await createTestShop()
  const [ann, bob] = [await shop.admin(), await shop.admin()]
  const gone = { actorId: bob.id, subjectKind: 'product', subjectId: crypto.randomUUID() }
  await shop.db.insert(auditEvents).values([
    { ...gone, action: 'product.archived', detail: { name: 'Lido' } },
    { ...gone, subjectKind: 'customer', subjectId: ann.id, action: 'customer.reset-emailed' },
    { ...gone, actorId: null, action: 'something.older', subjectKind: 'something', subjectId: '7', detail: ['odd'] },
  ])
  await shop.db.update(customers).set({ deletedAt: sql`now()`, role: null }).where(eq(customers.id, bob.id))
  const { entries, actors } = await shop.as(ann).audit.listAuditEvents({})
  expect(entries.find(({ action }) => action === 'product.archived')).toMatchObject({
    by: { name: 'A former member of staff' },
    subject: null,
    detail: { name: 'Lido' },
  })
  expect(entries.find(({ action }) => action === 'something.older')).toMatchObject({ by: null, detail: {} })
  expect(actors).toEqual([{ _id: bob.id, name: 'A former member of staff' }])
  const { customer } = await shop.as(ann).privacy.findCustomer({ customerId: ann.id })
  expect(customer.activity).toMatchObject([{ by: 'A former member of staff' }])
})

test('every call for admins only that changes something is audited', () => {
  /** Recorded later, by a job or when the image is placed on a product; or only the shop's own count is changed. */
  const later = [
    'modules/imports/import-products.ts',
    'modules/media/upload-product-image.ts',
    'modules/search/remove-missed-search.ts',
    // What is entered into a delivery or count changes nothing before it is booked.
    'modules/inventory/enter-units.ts',
    'modules/inventory/scan-into-sheet.ts',
    'modules/inventory/start-stock-sheet.ts',
    // A saved view is a bookmark.
    ...globSync('modules/saved-views/*.ts'),
  ]
  const changes = globSync('modules/*/*.ts').filter((file) => {
    const code = readFileSync(file, 'utf8')
    return /\w+: AdminContext/.test(code) && /\.transaction\(|ctx\.db\s*\.(insert|update|delete)\(/.test(code)
  })
  expect(changes).toContain('modules/shipments/mark-order-as-shipped.ts')
  expect(changes.filter((file) => !later.includes(file) && !notes(file))).toEqual([])
})

/** Whether an operation records an audit event: itself, or through a function it calls. */
function notes(file: string, depth = 2): boolean {
  const code = readFileSync(file, 'utf8')
  if (code.includes('recordAuditEvent(')) return true
  const leansOn = [...code.matchAll(/from '(\.[^']+)'/g)].map(([, from = '']) => join(dirname(file), from))
  return depth > 0 && leansOn.some((each) => notes(each, depth - 1))
}
