import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { databaseBefore, queryDatabase } from '#test/empty-database.ts'
import { canceledUnits, orderLines } from './tables/orders.ts'
import { shipmentLines, shipments } from './tables/shipments.ts'

test('the shipped orders of an older shop become packages with their carrier, and canceled ones canceled units', async () => {
  const { url, upgrade } = await databaseBefore('shipments')
  const order = (number: string, columns: string, values: string) => `
    with s as (
      insert into checkout_sessions (provider, provider_session_id, visitor_hash, status, currency, subtotal_cents, expires_at)
        values ('sandbox', 'cs_${number}', '', 'ordered', 'USD', 9000, now()) returning id
    ), o as (
      insert into orders (session_id, number, email, customer_name, shipping_option, shipping_name, line1, city, postal_code,
        country, subtotal_cents, shipping_cents, tax_cents, total_cents, ${columns})
      select id, '${number}', 'a@example.com', 'Ann', 'express', 'Ann', '1 Elm', 'Salem', '97301', 'US', 9000, 0, 0, 9000, ${values}
      from s returning id
    )
    insert into order_lines (order_id, position, sku, name, path, image, unit_price_cents, quantity)
      select id, 0, 'SKU', 'Frame', 'a/b/c', 'x.jpg', 3000, 3 from o;`
  await queryDatabase(
    url,
    order('MG-1', 'status', "'processing'") +
      order(
        'MG-2',
        'status, carrier, tracking_number, shipped_at, expected_from, expected_to, delivered_on',
        "'shipped', 'FEDEX', '12 34', '2026-03-01', '2026-03-03', '2026-03-06', '2026-03-04'",
      ) +
      order('MG-3', 'status, canceled_at', "'canceled', '2026-03-02'"),
  )

  await upgrade()
  expect(
    await queryDatabase(
      url,
      `select o.number, l.shipped_quantity as shipped, l.canceled_quantity as canceled, s.position, s.carrier,
         s.tracking_url, s.expected_to::text, s.delivered_on::text, s.shipped_at = o.shipped_at as is_same, sl.quantity
       from orders o join order_lines l on l.order_id = o.id left join shipments s on s.order_id = o.id
         left join shipment_lines sl on sl.shipment_id = s.id order by o.number`,
    ),
  ).toMatchObject([
    { number: 'MG-1', shipped: 0, canceled: 0, position: null },
    {
      ...{ number: 'MG-2', shipped: 3, canceled: 0, position: 1, carrier: 'FEDEX', quantity: 3, is_same: true },
      ...{ expected_to: '2026-03-06', delivered_on: '2026-03-04' },
      tracking_url: 'https://www.fedex.com/fedextrack/?trknbr=12%2034',
    },
    { number: 'MG-3', shipped: 0, canceled: 3 },
  ])
  expect(await queryDatabase(url, 'select quantity, reason from canceled_units')).toEqual([
    { quantity: 3, reason: 'order' },
  ])
})

test('the database refuses more units than were ordered, units of another order, and changes of what was shipped', async () => {
  const shop = await createTestShop()
  const { id } = await shop.order({ quantity: 3 })
  const other = await shop.order()
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id))
  const [foreign] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, other.id))
  const orderLineId = line?.id ?? ''
  const pack = async (quantity: number, lineId = orderLineId) =>
    shop.db.transaction(async (tx) => {
      const position = (await tx.$count(shipments)) + 1
      const [made] = await tx.insert(shipments).values({ orderId: id, position }).returning()
      await tx.insert(shipmentLines).values({ shipmentId: made?.id ?? '', orderLineId: lineId, quantity })
    })
  const refusal = (name: string) => ({ cause: { message: expect.stringContaining(name) } })

  await pack(1)
  await shop.db.insert(canceledUnits).values({ orderLineId, quantity: 1, reason: 'removed' })
  await expect(pack(2)).rejects.toMatchObject(refusal('order_lines_units'))
  await expect(
    shop.db.insert(canceledUnits).values({ orderLineId, quantity: 2, reason: 'removed' }),
  ).rejects.toMatchObject(refusal('order_lines_units'))
  const outcomes = await Promise.allSettled([pack(1), pack(1), pack(1)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(pack(1, foreign?.id)).rejects.toMatchObject(refusal('of its own order only'))
  // Nor together with a line of the order.
  const both = shop.db.transaction(async (tx) => {
    const [made] = await tx.insert(shipments).values({ orderId: other.id, position: 1 }).returning()
    const lines = [foreign?.id, orderLineId].map((lineId) => ({
      shipmentId: made?.id ?? '',
      orderLineId: lineId ?? '',
      quantity: 1,
    }))
    await tx.insert(shipmentLines).values(lines)
  })
  await expect(both).rejects.toMatchObject(refusal('of its own order only'))
  await expect(shop.db.update(orderLines).set({ returnedQuantity: 3 })).rejects.toMatchObject(
    refusal('order_lines_units'),
  )
  for (const change of [
    shop.db.update(shipmentLines).set({ quantity: 1 }),
    shop.db.delete(canceledUnits),
    shop.db.delete(shipments),
    shop.db.update(shipments).set({ position: 7 }),
  ]) {
    await expect(change).rejects.toMatchObject({ cause: { code: '23001' } })
  }
  const [sums] = await shop.db.select().from(orderLines).where(sql`id = ${orderLineId}`)
  expect(sums).toMatchObject({ quantity: 3, shippedQuantity: 2, canceledQuantity: 1, returnedQuantity: 0 })
})
