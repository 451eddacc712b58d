import * as z from 'zod/mini'
import { refusalOf } from '#app/refusal-of.ts'
import type { Api } from '#contract/index.ts'
import { type SettingGroup, type Settings, settingGroups } from '#contract/settings/settings.ts'
import { fieldOf, readers, type Typed, typedDefaults } from './typed-settings.ts'

/** The outcome of saving: a message for the form or errors for its fields, and the submitted values. */
export interface Saved {
  group: string
  isDone: boolean
  isStale: boolean
  version: number | null
  message: string
  errors: Record<string, string>
  typed: Typed
}

type Answered = Promise<{ version: number; message: string }>
type Change<Group extends SettingGroup> = (api: Api, seen: { version: number; values: Settings[Group] }) => Answered

const changes: { [Group in SettingGroup]: Change<Group> } = {
  shop: (api, seen) => api.settings.changeShop(seen),
  promo: (api, seen) => api.settings.changePromo(seen),
  shipping: (api, seen) => api.settings.changeShipping(seen),
  carriers: (api, seen) => api.settings.changeCarriers(seen),
  returns: (api, seen) => api.settings.changeReturns(seen),
  payLater: (api, seen) => api.settings.changePayLater(seen),
  thresholds: (api, seen) => api.settings.changeThresholds(seen),
  tax: (api, seen) => api.settings.changeTax(seen),
}

/** Saves a settings form; `useDefault` names a field that is reset to its default at the same time. */
export async function saveSettings(api: Api, form: FormData): Promise<Saved> {
  const group = settingGroups.find((each) => each === form.get('group')) ?? 'shop'
  const field = String(form.get('useDefault') ?? '')
  const usual = typedDefaults(group)[field]
  if (usual !== undefined) form.set(field, usual)
  return form.get('intent') === 'reset' ? reset(api, group, form) : save(api, group, form)
}

function reset(api: Api, group: SettingGroup, form: FormData): Promise<Saved> {
  return tell(group, form, () => '', api.settings.resetSettings({ group, version: versionOf(form) }))
}

function save<Group extends SettingGroup>(api: Api, group: Group, form: FormData): Promise<Saved> {
  const values = readers[group](form)
  const asked = changes[group](api, { version: versionOf(form), values })
  return tell(group, form, (param) => fieldOf(param, values), asked)
}

const versionOf = (form: FormData) => Number(form.get('version')) || 0

/** The outcome of a change, for its form. Faults, unlike refusals, are rethrown. */
export async function tell(
  group: string,
  form: FormData,
  nameOf: (param: string) => string,
  asked: Answered,
): Promise<Saved> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  if (form.has('offered')) typed.offered = form.getAll('offered').join(',')
  const refused = { group, isDone: false, isStale: false, version: null, errors: {}, typed }
  try {
    return { ...refused, isDone: true, ...(await asked) }
  } catch (error) {
    const read = z.safeParse(thrownFields, error).data
    if (read) {
      const errors = read.data.message.map(({ param, msg }) => [nameOf(param), msg])
      return { ...refused, message: 'Please check the marked fields.', errors: Object.fromEntries(errors) }
    }
    const message = refusalOf(error)
    if (message === null) throw error
    return { ...refused, message, isStale: z.safeParse(thrownStatus, error).data?.init.status === 409 }
  }
}

const thrownStatus = z.object({ init: z.object({ status: z.number() }) })
const thrownFields = z.object({
  data: z.object({ message: z.array(z.object({ param: z.string(), msg: z.string() })) }),
})
