import type { Page } from '@playwright/test'

const main = (page: Page) => page.getByRole('main')

/** The returns on the page of an order. */
export const returnsOf = (page: Page) => main(page).getByRole('region', { name: 'Returns', exact: true })

/** Opens the form for one unit of the order on its page, with a reason and a wish. */
export async function fillReturn(page: Page, { reason, wish }: { reason: string; wish: string }): Promise<void> {
  await main(page).getByRole('link', { name: 'Return items' }).click()
  await main(page)
    .getByLabel(/^Return .+\?$/)
    .selectOption('1')
  await main(page).getByLabel('Reason').selectOption(reason)
  await main(page).getByLabel('What would you like?').selectOption(wish)
}

/** Opens the return of an order in the admin area. */
export async function openReturn(owner: Page, orderNumber: string): Promise<void> {
  await owner.goto(`/admin/returns?search=${orderNumber}`)
  await main(owner).getByRole('link', { name: /^R-\d/ }).first().click()
}

/** Approves the return, counts what arrived and closes it as what was approved. */
export async function handleReturn(owner: Page, answer: string): Promise<void> {
  await main(owner).getByLabel('Message to the customer').fill(answer)
  await main(owner).getByRole('button', { name: 'Approve return' }).click()
  await main(owner).getByRole('button', { name: 'Save what arrived' }).click()
  await main(owner).getByRole('button', { name: 'Close return' }).click()
}
