import { openTemporaryFolder } from '../test/temporary-folder.ts'
import { owner, port } from './shop-under-test.ts'
import { layOutShop } from './start-shop.ts'

/** Lays out the shop that every worker has a copy of. */
export default async function setup() {
  openTemporaryFolder()
  if (!process.env.E2E_ORIGIN) await layOutShop(port, owner)
}
