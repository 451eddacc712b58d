import type { SettingGroup, Settings } from '#contract/settings.ts'
import type { AdminContext } from '../context.ts'
import type { OperationsOf } from '../operation.ts'
import { changeSettings, resetSettings } from './change-settings.ts'
import { readSettings } from './read-settings.ts'

const changeOf =
  <Group extends SettingGroup>(group: Group) =>
  (ctx: AdminContext, { version, values }: { version: number; values: Settings[Group] }) =>
    changeSettings(ctx, group, version, values)

export const settings: OperationsOf<'settings'> = {
  shownSettings: (ctx) => ctx.settings.read(),
  ownSettings: (ctx) => readSettings(ctx.db),
  changeShop: changeOf('shop'),
  changePromo: changeOf('promo'),
  changeShipping: changeOf('shipping'),
  changeCarriers: changeOf('carriers'),
  changeReturns: changeOf('returns'),
  changePayLater: changeOf('payLater'),
  changeThresholds: changeOf('thresholds'),
  changeTax: changeOf('tax'),
  resetSettings,
}
