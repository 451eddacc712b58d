import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { placeOrder } from '../support/buy.ts'
import { openAsOwner } from '../support/order-staff.ts'
import { ownerOf } from '../support/own-shop.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, origin, test } from '../support/shop-under-test.ts'
import { newEmail } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

test('the file of orders has a row for each item, with variant, tax, discount and what was refunded of it', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  const orderNumber = await placeOrder(page.request, email, { quantity: 2 })
  const owner = await openAsOwner(browser)
  const act = ownerOf(owner.request, origin)
  const { order } = await act<{ order: { _id: string } }>('POST', 'orders/findOrder', { orderNumber })
  const shipped = { orderId: order._id, orderNumber, trackingNumber: '9400 1000 0000', carrier: 'USPS' }
  await act('PUT', 'orders/markOrderAsShipped', shipped)
  await owner.goto(`/admin/orders/${orderNumber}/refund`)
  await owner.getByRole('main').getByRole('combobox').first().selectOption('1')
  await owner.getByRole('button', { name: /^Refund \$/ }).click()
  await expect(owner).toHaveURL(`/admin/orders/${orderNumber}`)

  const rowsOf = async () => {
    await owner.goto(`/admin/orders?search=${email}`)
    const [file] = await Promise.all([
      owner.waitForEvent('download'),
      owner
        .getByRole('link', { name: 'Export CSV' })
        .or(owner.getByRole('button', { name: 'Export CSV' }))
        .click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    return parse(text, { columns: true, bom: true }) as Record<string, string>[]
  }
  // The refund is paid by a job.
  await expect(async () => {
    const [row, ...others] = await rowsOf()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      ...{ Order: orderNumber, Line: '1', Item: 'Otto Round Sunglasses', Quantity: '2', 'Units refunded': '1' },
      ...{ Color: expect.stringMatching(/\w/), SKU: expect.stringMatching(/\w/), 'Order discount': '0.00' },
      ...{ 'Line discount': '0.00', 'Line tax': expect.stringMatching(/^\d+\.\d\d$/) },
    })
    expect(Number(row?.['Line refunded']) * 2).toBeCloseTo(Number(row?.['Order total']))
    expect(row?.Refunded).toBe(row?.['Line refunded'])
  }).toPass()
  await owner.context().close()
})
