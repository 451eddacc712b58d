import * as z from 'zod/mini'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import { call } from '../call.ts'
import { carrierNames } from '../shipping/carrier.ts'
import { delivery } from '../shipping/zone-shape.ts'
import { contentNames, pageText } from './content-page.ts'
import { accessOfGroup } from './group-access.ts'
import { type SettingGroup, settingFields, settingGroups } from './settings.ts'

const contentName = z.enum(contentNames)
const version = z.int().check(z.minimum(0), z.maximum(2_000_000_000))
const changed = z.object({ version: z.number(), message: z.string() })

const shapes = {
  shop: z.object(settingFields.shop),
  brand: z.object(settingFields.brand),
  logo: z.object(settingFields.logo),
  promo: z.object(settingFields.promo),
  money: z.object(settingFields.money),
  payments: z.object(settingFields.payments),
  bankTransfer: z.object(settingFields.bankTransfer),
  places: z.object(settingFields.places),
  prices: z.object(settingFields.prices),
  taxation: z.object(settingFields.taxation),
  invoices: z.object(settingFields.invoices),
  shipping: z.object(settingFields.shipping),
  returns: z.object(settingFields.returns),
  promises: z.object(settingFields.promises),
  reviews: z.object(settingFields.reviews),
  payLater: z.object(settingFields.payLater),
  thresholds: z.object(settingFields.thresholds),
  security: z.object(settingFields.security),
  privacy: z.object(settingFields.privacy),
  tax: z.object(settingFields.tax),
} satisfies Record<SettingGroup, z.ZodMiniType>

/** The settings that pages may show, without those for admins only, where the shop ships, with whom, and its clock. */
const shownSettings = z.object({
  shop: shapes.shop,
  brand: shapes.brand,
  logo: shapes.logo,
  promo: shapes.promo,
  money: shapes.money,
  payments: shapes.payments,
  invoices: z.pick(shapes.invoices, { asksTaxNumber: true }),
  bankTransfer: z.pick(shapes.bankTransfer, { offersTransfer: true, transferDays: true }),
  taxation: z.pick(shapes.taxation, { mode: true }),
  shipping: shapes.shipping,
  returns: shapes.returns,
  promises: shapes.promises,
  payLater: shapes.payLater,
  thresholds: z.pick(shapes.thresholds, { listingPasses: true }),
  delivery,
  carriers: carrierNames,
  /** How many days the clock of a shop without real payments is ahead, to rehearse what waits for time. */
  aheadDays: z.int(),
})
export type ShownSettings = z.infer<typeof shownSettings>

const groupOf = (name: Capitalize<SettingGroup>) => (name.charAt(0).toLowerCase() + name.slice(1)) as SettingGroup

const changeOf = <Values extends z.ZodMiniType>(
  name: Capitalize<SettingGroup>,
  { summary, values }: { summary: string; values: Values },
) =>
  call({
    method: 'PUT',
    path: `settings/change${name}`,
    access: accessOfGroup(groupOf(name)),
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
    summary: 'The public settings: shop name, promotion, shipping and returns.',
    payload: z.object({}),
    response: shownSettings,
  }),

  ownSettings: call({
    method: 'POST',
    path: 'settings/ownSettings',
    access: 'manager',
    summary: 'All settings, with the version of each group.',
    payload: z.object({}),
    response: z.object({
      settings: z.object(shapes),
      versions: z.record(z.enum(settingGroups), z.number()),
    }),
  }),

  changeShop: changeOf('Shop', { summary: 'Changes the name and contact details of the shop.', values: shapes.shop }),
  changeBrand: changeOf('Brand', { summary: 'Changes the colors, fonts and corners.', values: shapes.brand }),
  changeLogo: changeOf('Logo', { summary: 'Changes the logo and the icon of browser tabs.', values: shapes.logo }),
  uploadLogo: call({
    method: 'POST',
    path: 'settings/uploadLogo',
    access: 'editor',
    entry: 'direct',
    upload: 'image',
    summary:
      'Uploads a logo, an icon or the drawing of a category: multipart, one SVG or PNG in a field named `file`. Deleted after a day unless it is used.',
    payload: z.object({
      file: z.custom<Uint8Array>((value) => value instanceof Uint8Array, {
        error: () => apiMediaMessages.imageNotChosen,
      }),
    }),
    response: z.object({ name: z.string() }),
  }),
  changePromo: changeOf('Promo', { summary: 'Changes the promo bar.', values: shapes.promo }),
  changeMoney: changeOf('Money', {
    summary: 'Changes the currency; refused once a payment has been taken.',
    values: shapes.money,
  }),
  changePayments: changeOf('Payments', { summary: 'Changes the ways to pay.', values: shapes.payments }),
  changeBankTransfer: changeOf('BankTransfer', {
    summary: 'Changes the account for bank transfers, and whether they are offered.',
    values: shapes.bankTransfer,
  }),
  changePlaces: changeOf('Places', { summary: 'Changes the countries that orders ship to.', values: shapes.places }),
  changePrices: changeOf('Prices', { summary: 'Changes which old prices are shown.', values: shapes.prices }),
  changeTaxation: changeOf('Taxation', {
    summary: 'Changes how orders are taxed, and the VAT of countries.',
    values: shapes.taxation,
  }),
  changeInvoices: changeOf('Invoices', {
    summary: 'Changes how the numbers of new invoices and credit notes begin.',
    values: shapes.invoices,
  }),
  changeShipping: changeOf('Shipping', { summary: 'Changes processing times and cut-offs.', values: shapes.shipping }),
  changeReturns: changeOf('Returns', {
    summary: 'Changes the periods of returns and refunds.',
    values: shapes.returns,
  }),
  changePromises: changeOf('Promises', {
    summary: 'Changes what the shop promises, such as pay in 3.',
    values: shapes.promises,
  }),
  changeReviews: changeOf('Reviews', {
    summary: 'Changes whether and when buyers are invited to review what they bought.',
    values: shapes.reviews,
  }),
  changePayLater: changeOf('PayLater', { summary: 'Changes the pay-later note.', values: shapes.payLater }),
  changeThresholds: changeOf('Thresholds', {
    summary: 'Changes the thresholds, such as for low stock and new products.',
    values: shapes.thresholds,
  }),
  changeSecurity: changeOf('Security', {
    summary: 'Changes when sessions of staff end, and whether their logins need a second factor.',
    values: shapes.security,
  }),
  changePrivacy: changeOf('Privacy', {
    summary: 'Changes how long personal data is stored.',
    values: shapes.privacy,
  }),
  changeTax: changeOf('Tax', { summary: 'Changes the sales tax of states.', values: shapes.tax }),

  resetSettings: call({
    method: 'PUT',
    path: 'settings/resetSettings',
    access: 'manager',
    summary: 'Resets a group to its defaults.',
    payload: z.object({ group: z.enum(settingGroups), version }),
    response: changed,
  }),

  restoreSettings: call({
    method: 'PUT',
    path: 'settings/restoreSettings',
    access: 'manager',
    summary: 'Restores a former version of a group.',
    listsFieldErrors: true,
    payload: z.object({ group: z.enum(settingGroups), version, restore: version }),
    response: changed,
  }),

  startOwnShop: call({
    method: 'PUT',
    path: 'settings/startOwnShop',
    access: 'owner',
    summary: 'Makes an empty shop one of its own: its name, contact, country, currency, time zone and language.',
    listsFieldErrors: true,
    payload: z.object({
      ...z.pick(shapes.shop, { name: true, contactEmail: true, country: true, timeZone: true, locale: true }).shape,
      currency: settingFields.money.currency,
    }),
    response: z.object({ message: z.string() }),
  }),

  contentPage: call({
    method: 'POST',
    path: 'settings/contentPage',
    access: 'anyone',
    limit: 'browse',
    summary: "The owner's text of a content page; null for the default text.",
    payload: z.object({ name: contentName }),
    response: z.object({ page: z.nullable(pageText) }),
  }),

  listOwnPages: call({
    method: 'POST',
    path: 'settings/listOwnPages',
    access: 'editor',
    summary: 'The content pages, and which of them the owner has changed.',
    payload: z.object({}),
    response: z.object({ pages: z.array(z.object({ name: contentName, isOwn: z.boolean() })) }),
  }),

  ownPage: call({
    method: 'POST',
    path: 'settings/ownPage',
    access: 'editor',
    summary: 'A content page with its version.',
    payload: z.object({ name: contentName }),
    response: z.object({ page: z.nullable(pageText), version: z.number() }),
  }),

  changePage: call({
    method: 'PUT',
    path: 'settings/changePage',
    access: 'editor',
    summary: 'Changes a content page.',
    listsFieldErrors: true,
    payload: z.object({ name: contentName, version, values: pageText }),
    response: changed,
  }),

  resetPage: call({
    method: 'PUT',
    path: 'settings/resetPage',
    access: 'editor',
    summary: 'Resets a content page to its default text.',
    payload: z.object({ name: contentName, version }),
    response: changed,
  }),

  restorePage: call({
    method: 'PUT',
    path: 'settings/restorePage',
    access: 'editor',
    summary: 'Restores a former text of a content page.',
    payload: z.object({ name: contentName, version, restore: version }),
    response: changed,
  }),
}
