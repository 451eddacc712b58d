import { type Page, request } from '@playwright/test'
import { adminEmail, adminPassword, expect, origin } from './shop-under-test.ts'
import { startAs } from './steps.ts'

/** The group of settings with this title. */
export const settings = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

export async function openSettings(page: Page) {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
}

/** Restores the settings, the shipping methods and the texts that a test changed to those of the demo. */
export async function restoreSettings(): Promise<void> {
  const owner = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  await owner.post('/api/users/login', { data: { email: adminEmail, password: adminPassword } })
  const { versions }: { versions: Record<string, number> } = await (
    await owner.post('/api/settings/ownSettings', { data: {} })
  ).json()
  for (const [group, version] of Object.entries(versions)) {
    if (version > 0) await owner.put('/api/settings/restoreSettings', { data: { group, version, restore: 0 } })
  }
  const { zones } = await (await owner.post('/api/shipping/listZones', { data: {} })).json()
  for (const zone of zones) {
    const methods = zone.methods.map((method: { speed: string }) =>
      method.speed === 'express' ? { ...method, price: 14.95 } : method,
    )
    await owner.put('/api/shipping/changeZone', { data: { ...zone, methods } })
  }
  const { version } = await (await owner.post('/api/settings/ownPage', { data: { name: 'about-us' } })).json()
  if (version > 0) await owner.put('/api/settings/restorePage', { data: { name: 'about-us', version, restore: 0 } })
  await owner.dispose()
}
