import type { Page } from '@playwright/test'

/** Opens a page from the menu of the admin area, which is a drawer on a phone. */
export async function openFromMenu(page: Page, name: string | RegExp): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Menu', exact: true })
  if (await drawer.isVisible()) await drawer.click()
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click()
}
