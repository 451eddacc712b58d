import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { orders } from '#db/tables/orders.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const { url } = await shop.listen()
const admin = await shop.admin()

async function download(query: string, by: Person | null = admin) {
  const headers: Record<string, string> = by ? { cookie: `session=${by.token}` } : {}
  const response = await fetch(`${url}/admin/orders/export.csv${query}`, { headers })
  return { response, text: await response.text() }
}

async function rowsOf(query: string) {
  const { text } = await download(query)
  return parse(text, { bom: true, columns: true }) as Record<string, string>[]
}

test('an admin exports filtered orders, newest first, which is recorded in the audit log', async () => {
  const first = await shop.order({ quantity: 2 })
  const second = await shop.order({ typed: { name: '=HYPERLINK("http://evil.example")', line2: 'Flat "3"' } })
  await shop
    .as(admin)
    .shipments.markOrderAsShipped({ orderId: first.id, orderNumber: first.number, trackingNumber: '-1 2 3' })

  const { response } = await download('')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"')
  expect(response.headers.get('cache-control')).toBe('no-store')

  const rows = await rowsOf('')
  expect(rows).toMatchObject([
    { Order: second.number, Status: 'Processing', Street: '12 Harbour Street, Flat "3"', Phone: "'+15032261234" },
    {
      Order: first.number,
      Status: 'Shipped',
      Quantity: '2',
      'Line total': '120.00',
      'Order total': '120.00',
      Carrier: 'USPS',
    },
  ])
  // Formulas are escaped.
  expect(rows[0]?.Name).toBe('\'=HYPERLINK("http://evil.example")')
  expect(rows[1]?.['Tracking number']).toBe("'-1 2 3")

  const numbersOf = async (query: string) => (await rowsOf(query)).map(({ Order }) => Order)
  expect(await numbersOf('?status=Shipped')).toEqual([first.number])
  expect(await numbersOf(`?search=${second.number}&status=&from=&until=`)).toEqual([second.number])
  expect(await numbersOf('?until=2001-01-01')).toEqual([])
  expect(await shop.db.$count(auditEvents, eq(auditEvents.action, 'orders.exported'))).toBe(5)
})

test('an order has a row for each of its lines, and the sums of the columns are those of the order', async () => {
  const typed = { email: 'lines@example.com', state: 'CA', shipping: 'express' as const }
  const ring = await shop.product({ name: 'Ring', colors: ['Gold'], priceCents: 33_33 })
  const cap = await shop.product({ name: '@Cap', priceCents: 50_01 })
  const order = await shop.order({ product: ring, quantity: 2, also: [cap], typed })
  const rows = await rowsOf(`?search=${order.number}`)
  expect(rows).toMatchObject([
    { Line: '1', Item: 'Ring', Color: 'Gold', Quantity: '2', 'Unit price': '33.33', 'Line total': '66.66' },
    { Line: '2', Item: "'@Cap", Quantity: '1', 'Unit price': '50.01', 'Line total': '50.01', 'Order total': '' },
  ])
  for (const row of rows) {
    expect(row).toMatchObject({ Order: order.number, Email: 'lines@example.com', State: 'CA', 'Tax included': 'no' })
    expect(row.SKU).not.toBe('')
  }
  expect(rows[0]).toMatchObject({
    'Order subtotal': '116.67',
    'Order shipping': '14.95',
    'Shipping tax': '0.00',
    'Order tax': '8.46',
    'Order total': '140.08',
    Refunded: '0.00',
  })
  const sumOf = (column: string) => rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0)
  expect([sumOf('Line total'), sumOf('Line tax')]).toEqual([116_67, 8_46])

  const owner = shop.as(await shop.admin())
  const { id: orderId, number: orderNumber } = order
  await owner.shipments.markOrderAsShipped({ orderId, orderNumber, trackingNumber: '9400 1000' })
  const { refundable } = await owner.payments.findRefundable({ orderNumber })
  const lines = [{ lineId: refundable.lines[0]?.lineId ?? '', quantity: 1 }]
  const wish = { orderId, lines, hasShipping: false, motive: 'faulty' as const, isRestocked: false, refunded: 0 }
  await owner.payments.refundOrder(wish)
  await shop.runJobs()
  expect(await rowsOf(`?search=${order.number}`)).toMatchObject([
    { 'Units refunded': '1', 'Line refunded': '35.74' },
    { 'Units refunded': '0', 'Line refunded': '0.00' },
  ])
})

test('an export of several pages contains every order once', async () => {
  const [model] = await shop.db.select().from(orders).limit(1)
  await shop.db.execute(sql`
    with made as (
      insert into checkout_sessions
        (provider, visitor_hash, currency, subtotal_cents, expires_at, provider_session_id, status)
      select 'sandbox', 'none', 'USD', 100, now(), 'many-' || n, 'ordered' from generate_series(1, 600) n returning id
    ), placed as (
      insert into orders (number, session_id, email, customer_name, shipping_option, shipping_name, line1, city, postal_code,
        country, subtotal_cents, shipping_cents, tax_cents, total_cents)
      select 'MG-' || nextval('order_numbers'), id, 'many@example.com', 'Many', 'standard', 'Many', ${model?.line1}, 'X', '1', 'US', 100, 0, 0, 100
      from made returning id, session_id
    ), lined as (
      insert into order_lines (order_id, position, sku, name, path, image, unit_price_cents, quantity)
      select id, 1, 'S', 'Many', '/', '', 100, 1 from placed
    )
    insert into payments (session_id, order_id, provider, charge_id, amount_cents)
    select session_id, id, 'sandbox', 'ch-many-' || id, 100 from placed
  `)
  const rows = await rowsOf('?search=many@example.com')
  expect(rows).toHaveLength(600)
  expect(new Set(rows.map(({ Order }) => Order)).size).toBe(600)
})

test('only admins get the file, and an invalid filter is refused', async () => {
  const guest = await download('', null)
  expect([guest.response.status, JSON.parse(guest.text)]).toEqual([
    401,
    { status: 401, message: 'Please log in to your account.' },
  ])
  const customer = await download('', await shop.customer())
  expect([customer.response.status, JSON.parse(customer.text)]).toEqual([
    403,
    { status: 403, message: "You don't have permission to do this." },
  ])
  const wrong = await download('?status=no-such-status')
  expect(wrong.response.status).toBe(400)
  expect((await download('?status=Shipped&status=Canceled')).response.status).toBe(400)
})

test('processing orders are exported for shipping, oldest first, to admins only', async () => {
  const other = await createTestShop()
  const [first, second, third] = [await other.order(), await other.order(), await other.order()]
  const boss = other.as(await other.admin())
  await boss.orders.cancelOrder({ orderToCancel: second.id })

  const { orders: waiting, waiting: count } = await boss.shipments.listToShip({})
  expect(waiting.map(({ orderNumber }) => orderNumber)).toEqual([first.number, third.number])
  expect(count).toBe(2)
  await expect(other.as(await other.customer()).shipments.listToShip({})).rejects.toMatchObject({ status: 403 })
})
