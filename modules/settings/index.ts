import type { SettingGroup, Settings } from '#contract/settings/settings.ts'
import type { AdminContext } from '../context.ts'
import type { OperationsOf } from '../operation.ts'
import { changePage, resetPage, restorePage } from './change-page.ts'
import { changeSettings, resetSettings, restoreSettings } from './change-settings.ts'
import { readPages } from './read-pages.ts'
import { readSettings } from './read-settings.ts'
import { startOwnShop } from './start-own-shop.ts'
import { uploadLogo } from './upload-logo.ts'

const changeOf =
  <Group extends SettingGroup>(group: Group) =>
  (ctx: AdminContext, { version, values }: { version: number; values: Settings[Group] }) =>
    changeSettings(ctx, group, version, values)

export const operations: OperationsOf<'settings'> = {
  shownSettings: (ctx) => ctx.settings.read(),
  ownSettings: (ctx) => readSettings(ctx.db),
  changeShop: changeOf('shop'),
  changeBrand: changeOf('brand'),
  changeLogo: changeOf('logo'),
  uploadLogo,
  changePromo: changeOf('promo'),
  changeMoney: changeOf('money'),
  changePayments: changeOf('payments'),
  changeBankTransfer: changeOf('bankTransfer'),
  changePlaces: changeOf('places'),
  changePrices: changeOf('prices'),
  changeTaxation: changeOf('taxation'),
  changeInvoices: changeOf('invoices'),
  changeShipping: changeOf('shipping'),
  changeReturns: changeOf('returns'),
  changePromises: changeOf('promises'),
  changeReviews: changeOf('reviews'),
  changePayLater: changeOf('payLater'),
  changeThresholds: changeOf('thresholds'),
  changeSecurity: changeOf('security'),
  changePrivacy: changeOf('privacy'),
  changeTax: changeOf('tax'),
  resetSettings,
  restoreSettings,
  startOwnShop,
  contentPage: async (ctx, { name }) => ({ page: await ctx.settings.readPage(name) }),
  listOwnPages: async (ctx) => ({
    pages: [...(await readPages(ctx.db))].map(([name, { page }]) => ({ name, isOwn: page !== null })),
  }),
  ownPage: async (ctx, { name }) => (await readPages(ctx.db)).get(name) ?? { page: null, version: 0 },
  changePage,
  resetPage,
  restorePage,
}
