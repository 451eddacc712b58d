import * as z from 'zod/mini'
import { refusalOf } from '#app/refusal-of.ts'
import { checkForm, type FormAnswer, readForm } from '#contract/check-form.ts'
import type { Api } from '#contract/index.ts'
import { type SettingGroup, type Settings, settingGroups } from '#contract/settings/settings.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { groupFields } from './group-fields.ts'
import { fieldOf, readers, settingOf, type Typed, typedDefaults } from './typed-settings.ts'

/** The outcome of a form that was sent without JavaScript: a message, and the errors and values of a refused form. */
export interface Saved {
  group: string
  message: string
  answer?: FormAnswer
}

export type Answered = Promise<{ version: number; message: string }>
type Change<Group extends SettingGroup> = (api: Api, seen: { version: number; values: Settings[Group] }) => Answered

const changes: { [Group in SettingGroup]: Change<Group> } = {
  shop: (api, seen) => api.settings.changeShop(seen),
  brand: (api, seen) => api.settings.changeBrand(seen),
  logo: (api, seen) => api.settings.changeLogo(seen),
  promo: (api, seen) => api.settings.changePromo(seen),
  taxation: (api, seen) => api.settings.changeTaxation(seen),
  invoices: (api, seen) => api.settings.changeInvoices(seen),
  prices: (api, seen) => api.settings.changePrices(seen),
  places: (api, seen) => api.settings.changePlaces(seen),
  payments: (api, seen) => api.settings.changePayments(seen),
  bankTransfer: (api, seen) => api.settings.changeBankTransfer(seen),
  money: (api, seen) => api.settings.changeMoney(seen),
  shipping: (api, seen) => api.settings.changeShipping(seen),
  returns: (api, seen) => api.settings.changeReturns(seen),
  promises: (api, seen) => api.settings.changePromises(seen),
  reviews: (api, seen) => api.settings.changeReviews(seen),
  payLater: (api, seen) => api.settings.changePayLater(seen),
  thresholds: (api, seen) => api.settings.changeThresholds(seen),
  security: (api, seen) => api.settings.changeSecurity(seen),
  privacy: (api, seen) => api.settings.changePrivacy(seen),
  tax: (api, seen) => api.settings.changeTax(seen),
}

/** Saves the typed settings of a group. */
export function changeGroup<Group extends SettingGroup>(
  api: Api,
  group: Group,
  version: number,
  typed: Typed,
): Answered {
  return changes[group](api, { version, values: readers[group](typed) })
}

/** Saves a settings form sent without JavaScript; `useDefault` names a setting that is reset to its default with it. */
export async function saveSettings(api: Api, form: FormData): Promise<Saved> {
  const group = settingGroups.find((each) => each === form.get('group')) ?? 'shop'
  const version = Number(form.get('version')) || 0
  const usual = Object.entries(typedDefaults(group)).filter(([name]) => settingOf(name) === form.get('useDefault'))
  const values = { ...readForm(groupFields[group], form), ...Object.fromEntries(usual) }
  if (form.get('intent') === 'reset')
    return tell(group, values, () => '', api.settings.resetSettings({ group, version }))
  const wrong = checkForm(groupFields[group], values)
  if (wrong) return { group, message: '', answer: { ...wrong, values } }
  const nameOf = (param: string) => fieldOf(param, readers[group](values))
  return tell(group, values, nameOf, changeGroup(api, group, version, values))
}

/** The outcome of a change, for its form. Faults, unlike refusals, are rethrown. */
export async function tell(
  group: string,
  values: Typed,
  nameOf: (param: string) => string,
  asked: Answered,
): Promise<Saved> {
  try {
    return { group, message: (await asked).message }
  } catch (error) {
    const read = z.safeParse(thrownFields, error).data
    const errors = Object.fromEntries(read?.data.message.map(({ param, msg }) => [nameOf(param), msg]) ?? [])
    const sentence = read ? adminSettingsMessages.checkFields : refusalOf(error)
    if (sentence === null) throw error
    return { group, message: '', answer: { errors, sentence, values } }
  }
}

const thrownFields = z.object({
  data: z.object({ message: z.array(z.object({ param: z.string(), msg: z.string() })) }),
})
