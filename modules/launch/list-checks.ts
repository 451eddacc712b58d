import { type LaunchCheck, type LaunchCheckName, launchChecks } from '#contract/launch/calls.ts'
import { readSettings } from '../settings/read-settings.ts'
import { checkBrand, checkProducts, checkTexts } from './check-contents.ts'
import { checkBackups, checkOrder, checkSales } from './check-sales.ts'
import { checkEmail, checkHttps, checkKey, checkWebhook } from './check-services.ts'
import { readRecords } from './launch-record.ts'
import { type Check, type LaunchShop, titleOf } from './launch-shop.ts'

const checks: Record<LaunchCheckName, Check> = {
  brand: checkBrand,
  texts: checkTexts,
  product: checkProducts,
  sales: checkSales,
  https: checkHttps,
  email: checkEmail,
  webhook: checkWebhook,
  order: checkOrder,
  backup: checkBackups,
  key: checkKey,
}

/** Everything that has to be true before a shop opens, each checked now. The admin area and `doctor` show it. */
export async function listChecks(shop: LaunchShop): Promise<LaunchCheck[]> {
  const [own, records] = await Promise.all([readSettings(shop.db), readRecords(shop.db)])
  const checked = { ...shop, ...own, records }
  return Promise.all(
    launchChecks.map(async (name) => ({ name, title: titleOf(name), ...(await checks[name](checked)) })),
  )
}
