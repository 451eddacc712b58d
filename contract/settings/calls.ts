import * as z from 'zod/mini'
import { call } from '../call.ts'
import { contentNames, pageText } from './content-page.ts'
import { type SettingGroup, settingFields, settingGroups } from './settings.ts'

const contentName = z.enum(contentNames)
const version = z.int().check(z.minimum(0), z.maximum(2_000_000_000))
const changed = z.object({ version: z.number(), message: z.string() })

const shapes = {
  shop: z.object(settingFields.shop),
  promo: z.object(settingFields.promo),
  shipping: z.object(settingFields.shipping),
  carriers: z.object(settingFields.carriers),
  returns: z.object(settingFields.returns),
  payLater: z.object(settingFields.payLater),
  thresholds: z.object(settingFields.thresholds),
  tax: z.object(settingFields.tax),
} satisfies Record<SettingGroup, z.ZodMiniType>

/** The settings that pages may show, without those for admins only. */
const shownSettings = z.object({
  shop: shapes.shop,
  promo: shapes.promo,
  shipping: shapes.shipping,
  carriers: shapes.carriers,
  returns: shapes.returns,
  payLater: shapes.payLater,
  thresholds: z.pick(shapes.thresholds, { listingPasses: true }),
})
export type ShownSettings = z.infer<typeof shownSettings>

const changeOf = <Values extends z.ZodMiniType>(name: string, summary: string, values: Values) =>
  call({
    method: 'PUT',
    path: `settings/change${name}`,
    access: 'admin',
    summary,
    listsFieldErrors: true,
    /** `version` is the version of the group as last read; 0 if it was never changed. */
    payload: z.object({ version, values }),
    response: changed,
  })

/** A change of settings that someone else changed since they were read is refused with 409. */
export const calls = {
  shownSettings: call({
    method: 'POST',
    path: 'settings/shownSettings',
    access: 'anyone',
    limit: 'browse',
    summary: 'The name of the shop, its offer, its terms of shipping and returns: what every page shows.',
    payload: z.object({}),
    response: shownSettings,
  }),

  ownSettings: call({
    method: 'POST',
    path: 'settings/ownSettings',
    access: 'admin',
    summary: 'Everything the owner may set, with the version of each group.',
    payload: z.object({}),
    response: z.object({
      settings: z.object(shapes),
      versions: z.record(z.enum(settingGroups), z.number()),
    }),
  }),

  changeShop: changeOf('Shop', 'Changes the name of the shop and how it is reached.', shapes.shop),
  changePromo: changeOf('Promo', 'Changes the line above every page.', shapes.promo),
  changeShipping: changeOf('Shipping', 'Changes what shipping costs and how long it takes.', shapes.shipping),
  changeCarriers: changeOf('Carriers', 'Changes which carriers are offered, and the usual one.', shapes.carriers),
  changeReturns: changeOf('Returns', 'Changes how long returns and refunds take.', shapes.returns),
  changePayLater: changeOf('PayLater', 'Changes by how long a payment may be put off.', shapes.payLater),
  changeThresholds: changeOf('Thresholds', 'Changes from when on something counts as low or new.', shapes.thresholds),
  changeTax: changeOf('Tax', 'Changes the sales tax of single states.', shapes.tax),

  resetSettings: call({
    method: 'PUT',
    path: 'settings/resetSettings',
    access: 'admin',
    summary: 'Brings the defaults of a group back.',
    payload: z.object({ group: z.enum(settingGroups), version }),
    response: changed,
  }),

  contentPage: call({
    method: 'POST',
    path: 'settings/contentPage',
    access: 'anyone',
    limit: 'browse',
    summary: 'What the owner wrote for a page of text; null where the text holds that came with the shop.',
    payload: z.object({ name: contentName }),
    response: z.object({ page: z.nullable(pageText) }),
  }),

  listOwnPages: call({
    method: 'POST',
    path: 'settings/listOwnPages',
    access: 'admin',
    summary: 'The pages of text, and which of them the owner wrote.',
    payload: z.object({}),
    response: z.object({ pages: z.array(z.object({ name: contentName, isOwn: z.boolean() })) }),
  }),

  ownPage: call({
    method: 'POST',
    path: 'settings/ownPage',
    access: 'admin',
    summary: 'A page of text with its version.',
    payload: z.object({ name: contentName }),
    response: z.object({ page: z.nullable(pageText), version: z.number() }),
  }),

  changePage: call({
    method: 'PUT',
    path: 'settings/changePage',
    access: 'admin',
    summary: 'Changes a page of text.',
    listsFieldErrors: true,
    payload: z.object({ name: contentName, version, values: pageText }),
    response: changed,
  }),

  resetPage: call({
    method: 'PUT',
    path: 'settings/resetPage',
    access: 'admin',
    summary: 'Brings the text of a page back that came with the shop.',
    payload: z.object({ name: contentName, version }),
    response: changed,
  }),
}
