import type { Page } from '@playwright/test'

/** Opens the menu of the admin area where it is a drawer, as on a phone. */
export async function openMenu(page: Page): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Menu', exact: true })
  if (await drawer.isVisible()) await drawer.click()
}

/** Opens a page from the menu of the admin area. */
export async function openFromMenu(page: Page, name: string | RegExp): Promise<void> {
  await openMenu(page)
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click()
}
