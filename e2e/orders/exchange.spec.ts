import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { fillReturn, handleReturn, openReturn, returnsOf } from '../support/handle-return.ts'
import { openAsOwner, ship } from '../support/order-staff.ts'
import { flat, pathIn, readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { newPhoto } from '../support/review-form.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { newEmail, startAsCustomer } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')

test('a guest exchanges an item with a photo of its fault; what they chose is reserved, and becomes an order', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = newEmail()
  const orderNumber = await placeOrder(page.request, email)
  const link = pathIn(await readEmail(email, new RegExp(`^Receipt for order ${orderNumber}`)), '/track-order/')
  await ship(browser, orderNumber)
  await page.goto(link)
  await fillReturn(page, { reason: "It's damaged or faulty", wish: 'Another color or size' })
  const wanted = main(page).getByLabel(/^Exchange .* for$/)
  await wanted.selectOption({ index: 1 })
  const choice = (await wanted.locator('option:checked').textContent()) ?? ''
  await main(page)
    .locator('input[type=file]')
    .setInputFiles(await newPhoto('hinge.jpg'))
  await expect(main(page).getByRole('img', { name: 'hinge.jpg' })).toBeVisible()
  await expect(main(page).getByRole('progressbar')).toHaveCount(0)
  await expectAccessibleAtEveryWidth(page)
  await main(page).getByRole('button', { name: 'Request return' }).click()
  await expect(returnsOf(page)).toContainText('Requested')

  const owner = await openAsOwner(browser)
  await owner.goto('/admin')
  await expect(main(owner).getByRole('region', { name: 'Returns to answer or close' })).toBeVisible()
  await openReturn(owner, orderNumber)
  await expect(main(owner)).toContainText(`In exchange for ${choice}`)
  const photo = main(owner)
    .getByRole('link')
    .filter({ has: owner.getByRole('img', { name: 'Photo 1' }) })
  const shown = await owner.request.get((await photo.getAttribute('href')) ?? '')
  expect(shown.headers()['content-type']).toMatch(/^image\//)
  await handleReturn(owner, 'We are sorry about the hinge.')
  await expect(main(owner).getByText('Closed · Exchanged')).toBeVisible()

  const approved = flat(await readEmail(email, /^Your return R-\d+ is approved/))
  expect(approved).toContain('We are sorry about the hinge.')
  expect(approved).toContain('What you chose instead is reserved for you until then.')
  expect(approved).toContain('/returns/R-')
  await readEmail(email, /^Your return R-\d+ has arrived/)
  const closed = await readEmail(email, /^Your return R-\d+ is complete/)
  const [, exchange = ''] = /as order (MG-\d+)/.exec(flat(closed)) ?? []
  await page.reload()
  await expect(returnsOf(page)).toContainText(`Your exchange is order ${exchange}`)

  await page.goto(pathIn(closed, '/track-order/'))
  await expect(main(page)).toContainText(`Exchange for items of order ${orderNumber}`)
  await expect(main(page)).toContainText(choice.split(',')[0] ?? '')
  await expectAccessibleAtEveryWidth(page)
  await main(owner).getByRole('link', { name: exchange }).click()
  await expect(main(owner).getByRole('button', { name: 'Ship 1 item' })).toBeVisible()
  await owner.context().close()
})

test('staff decline a return with a sentence, which its customer reads on the order and in the email', async ({
  page,
  browser,
}) => {
  const email = await startAsCustomer(page)
  const orderNumber = await placeOrder(page.request, email)
  await ship(browser, orderNumber)
  await page.goto(`/orders/${orderNumber}`)
  await fillReturn(page, { reason: 'Another reason', wish: 'A refund' })
  await main(page).getByRole('button', { name: 'Request return' }).click()
  await expect(returnsOf(page)).toContainText('Requested')

  const owner = await openAsOwner(browser)
  await openReturn(owner, orderNumber)
  await main(owner).getByRole('button', { name: 'Decline return' }).click()
  await expect(main(owner).getByText('Write the reason for the customer.').first()).toBeVisible()
  await main(owner).getByLabel('Reason for the customer').fill('The lenses have been replaced.')
  await main(owner).getByRole('button', { name: 'Decline return' }).click()
  await expect(
    main(owner)
      .getByText(/^Declined/)
      .first(),
  ).toBeVisible()
  await owner.context().close()

  expect(await readEmail(email, /^Your return R-\d+ could not be accepted/)).toContain('The lenses have been replaced.')
  await page.reload()
  await expect(returnsOf(page)).toContainText('Declined')
  await expect(returnsOf(page)).toContainText('The lenses have been replaced.')
  // The item can be returned again while the window is open.
  await expect(main(page).getByRole('link', { name: 'Return items' })).toBeVisible()
})
