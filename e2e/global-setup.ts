import { adminEmail, adminPassword, port } from './shop-under-test.ts'
import { startShop } from './start-shop.ts'

/** Opens the shop that the journeys go through; Playwright calls what this answers when all is done. */
export default async function setup() {
  if (process.env.E2E_ORIGIN) return
  return startShop(port, { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword })
}
