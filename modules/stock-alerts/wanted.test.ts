import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'

const waitFor = async (shop: TestShop, productId: string, email: string, chosen = {}) =>
  shop.as(shop.guest()).stockAlerts.notifyMe({ productId, email, ...chosen })

/** Three customers want Lido in two variants, one wants Rio; the alert for Tom was sent. */
async function shopWithAlerts() {
  const shop = await createTestShop()
  const admin = await shop.admin()
  const api = shop.as(admin).stockAlerts
  const rio = await shop.product({ name: 'Río', onHand: 0 })
  const lido = await shop.product({ name: 'Lido', colors: ['Black'], sizes: [36, 38], onHand: 0 })
  const tom = await shop.product({ name: 'Tom', onHand: 0 })
  await waitFor(shop, rio.id, 'zoe@one.example')
  await waitFor(shop, lido.id, 'ann@two.example', { selectedColor: 'Black', selectedSize: 38 })
  await waitFor(shop, lido.id, 'mia@two.example', { selectedColor: 'Black', selectedSize: 38 })
  await waitFor(shop, lido.id, 'zoe@one.example', { selectedColor: 'Black', selectedSize: 36 })
  await waitFor(shop, tom.id, 'ann@two.example')
  const changes = [{ variantId: tom.variants[0]?.id ?? '', from: 0, to: 4 }]
  await shop.as(admin).inventory.changeStock({ changes, reason: 'delivered' })
  await shop.runJobs()
  return { shop, admin, api, rio, lido, tom }
}

test('the owner sees the variants with waiting alerts, the most wanted first', async () => {
  const { api, lido, rio } = await shopWithAlerts()
  const { variants, waiting, next } = await api.listWantedVariants({})
  expect({ waiting, next }).toEqual({ waiting: 4, next: null })
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+Z$/)
  const ofLido = {
    productId: lido.id,
    productName: 'Lido',
    sku: lido.sku,
    status: 'published',
    color: 'Black',
    free: 0,
  }
  expect(variants[0]).toMatchObject({ ...ofLido, size: 38, waiting: 2, since })
  // Variants with as many requests are in the order of their IDs.
  expect(variants.slice(1)).toHaveLength(2)
  expect(variants).toContainEqual(expect.objectContaining({ ...ofLido, size: 36, waiting: 1 }))
  expect(variants).toContainEqual(expect.objectContaining({ productId: rio.id, color: null, size: null, waiting: 1 }))
  expect((await api.listWantedVariants({ search: 'RIO' })).variants).toMatchObject([{ productId: rio.id }])
  expect((await api.listWantedVariants({ search: 'nothing so called' })).variants).toEqual([])

  const first = await api.listWantedVariants({ limit: 2 })
  const second = await api.listWantedVariants({ limit: 2, after: first.next ?? '' })
  expect([...first.variants, ...second.variants]).toEqual(variants)
  expect(second.next).toBeNull()
})

test('the owner sees waiting and sent alerts, newest first', async () => {
  const { api, lido } = await shopWithAlerts()
  const emailsOf = async (query: Parameters<typeof api.listStockAlerts>[0]) =>
    (await api.listStockAlerts(query)).alerts.map(({ email }) => email)

  expect(await emailsOf({})).toEqual(['zoe@one.example', 'mia@two.example', 'ann@two.example', 'zoe@one.example'])
  expect((await api.listStockAlerts({ state: 'sent' })).alerts).toMatchObject([
    { email: 'ann@two.example', productName: 'Tom', toldAt: expect.any(String), askedAt: expect.any(String) },
  ])
  expect(await emailsOf({ sort: 'oldest' })).toEqual((await emailsOf({})).toReversed())
  const black38 = lido.variants.find(({ size }) => size === 38)
  expect(await emailsOf({ variantId: black38?.id })).toEqual(['mia@two.example', 'ann@two.example'])
  expect(await emailsOf({ search: 'ZOE lido' })).toEqual(['zoe@one.example'])
  expect(await emailsOf({ search: 'two.example' })).toEqual(['mia@two.example', 'ann@two.example'])
  expect(await emailsOf({ search: '%' })).toEqual([])

  const seen: string[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page: Awaited<ReturnType<typeof api.listStockAlerts>> = await api.listStockAlerts({
      limit: 1,
      ...(after && { after }),
    })
    seen.push(...page.alerts.map(({ alertId }) => alertId))
    after = page.next
  }
  expect(new Set(seen).size).toBe(4)
})

test('a removed alert is not emailed, and the second admin to remove it gets an error', async () => {
  const { shop, admin, api, rio } = await shopWithAlerts()
  const [alert] = (await api.listStockAlerts({ search: 'rio' })).alerts
  const alertId = alert?.alertId ?? ''
  const other = shop.as(await shop.admin()).stockAlerts
  const tries = await Promise.allSettled([api.removeStockAlert({ alertId }), other.removeStockAlert({ alertId })])
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 404, message: 'This request has already been removed.' },
  })

  const changes = [{ variantId: rio.variants[0]?.id ?? '', from: 0, to: 4 }]
  await shop.as(admin).inventory.changeStock({ changes, reason: 'delivered' })
  await shop.runJobs()
  expect((await shop.emails()).filter(({ subject }) => subject === 'Río is back')).toEqual([])

  const noted = await shop.db.select().from(auditEvents).where(eq(auditEvents.action, 'stock-alert.removed'))
  expect(noted).toMatchObject([{ subjectKind: 'stock-alert', subjectId: alertId, detail: { product: 'Río' } }])
  expect(JSON.stringify(noted)).not.toContain('zoe')
})

test('invalid cursors and unknown alerts are refused, and an unknown variant has no alerts', async () => {
  const { api } = await shopWithAlerts()
  const nowhere = {
    status: 400,
    message: 'This page of the list does not exist. Please start again from the first one.',
  }
  await expect(api.listWantedVariants({ after: '3' })).rejects.toMatchObject(nowhere)
  await expect(api.listStockAlerts({ after: `1_${randomUUID()}` })).rejects.toMatchObject(nowhere)
  await expect(api.removeStockAlert({ alertId: randomUUID() })).rejects.toMatchObject({ status: 404 })
  expect((await api.listStockAlerts({ variantId: randomUUID() })).alerts).toEqual([])
})

test('only admins can export the list, whole and without spreadsheet formulas, and the export is audited', async () => {
  const { shop, admin, rio, lido } = await shopWithAlerts()
  const { url } = await shop.listen()
  const download = async (query: string, { token }: Person) => {
    const response = await fetch(`${url}/admin/stock-alerts/export.csv${query}`, {
      headers: token ? { cookie: `session=${token}` } : {},
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const rowsOf = async (query: string) =>
    parse((await download(query, admin)).text, { bom: true, columns: true }) as Record<string, string>[]

  await shop.db.execute(sql`update products set name = '=1+1' where id = ${rio.id}`)
  const { headers } = await download('', admin)
  expect(headers.get('content-disposition')).toBe('attachment; filename="stock-alerts.csv"')
  expect(await rowsOf('?search=one.example')).toEqual([
    {
      Product: 'Lido',
      SKU: lido.sku,
      Color: 'Black',
      Size: '36',
      Email: 'zoe@one.example',
      Asked: expect.any(String),
      Told: '',
    },
    expect.objectContaining({ Product: "'=1+1", Color: '', Size: '', Email: 'zoe@one.example' }),
  ])
  expect(await rowsOf('?state=sent&search=')).toMatchObject([{ Product: 'Tom', Told: expect.stringMatching(/^20/) }])
  const noted = await shop.db.select().from(auditEvents).where(eq(auditEvents.action, 'stock-alerts.exported'))
  expect(noted.map(({ detail }) => detail)).toEqual([
    { state: 'waiting', isWhole: true },
    { state: 'waiting', isWhole: false },
    { state: 'sent', isWhole: true },
  ])

  await shop.db.execute(sql`
    insert into stock_alerts (product_id, variant_id, email)
    select ${lido.id}, ${lido.variants[0]?.id}, 'many' || n || '@example.com' from generate_series(1, 2500) n
  `)
  const rows = await rowsOf('')
  expect(rows).toHaveLength(await shop.db.$count(stockAlerts, sql`emailed_at is null`))
  expect(new Set(rows.map(({ Email, Size }) => `${Email} ${Size}`)).size).toBe(rows.length)

  expect((await download('', shop.guest())).status).toBe(401)
  expect((await download('', await shop.customer())).status).toBe(403)
  expect((await download('?state=no-such-state', admin)).status).toBe(400)
})
