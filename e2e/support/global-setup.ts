import { openTemporaryFolder } from '#test/temporary-folder.ts'
import { owner, port } from './shop-under-test.ts'
import { seedShop } from './start-shop.ts'

/** Seeds the shop that every worker copies. */
export default async function setup() {
  openTemporaryFolder()
  if (!process.env.E2E_ORIGIN) await seedShop(port, owner)
}
