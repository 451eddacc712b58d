import type * as z from 'zod/mini'
import type { FormField, FormFields, Rule } from '#contract/check-form.ts'
import { ownValue } from '#contract/own-value.ts'
import { checkSettings } from '#contract/settings/check-settings.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { unknownPlaceholder } from '#contract/settings/placeholders.ts'
import { type SettingGroup, settingFields } from '#contract/settings/settings.ts'
import { usStates } from '#contract/taxes/tax.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { type FieldSpec, groupSpecs, textOf } from './setting-specs.ts'
import { optionName, readers, typedDefaults } from './typed-settings.ts'

const controls: Partial<Record<FieldSpec['kind'], Partial<FormField>>> = {
  paragraph: { control: 'paragraph', rows: 3 },
  switch: { control: 'checkbox' },
  choice: { control: 'select' },
  whole: { inputMode: 'numeric' },
  amount: { inputMode: 'decimal' },
}

/** The form of each group of settings, validated with the schemas of the contract. */
export const groupFields = Object.fromEntries([
  ...groupSpecs.map(({ group, fields }) => [
    group,
    Object.fromEntries(fields.flatMap((spec) => fieldsOf(group, spec))),
  ]),
  ['tax', Object.fromEntries(usStates.map(({ code, name }) => [code, percentage(code, name)]))],
]) as Record<SettingGroup, FormFields>

function fieldsOf(group: SettingGroup, spec: FieldSpec): [string, FormField][] {
  const { name, kind, options = () => [] } = spec
  if (kind === 'several') {
    return options().map(({ value, label }) => [optionName(name, value), { label, control: 'checkbox' }])
  }
  const rule = ruleOf(group, name)
  const field: FormField = {
    get label() {
      return textOf(spec).label
    },
    get missing() {
      return rule('', typedDefaults(group))
    },
    get options() {
      return options()
    },
    autoComplete: 'off',
    rule,
    ruleIfEmpty: rule,
  }
  return [[name, Object.assign(field, controls[kind])]]
}

function ruleOf(group: SettingGroup, name: string): Rule {
  const schemas: Readonly<Record<string, z.ZodMiniType>> = settingFields[group]
  return (typed, values) => {
    const read: Readonly<Record<string, unknown>> = readers[group]({ ...values, [name]: typed })
    const own =
      ownValue(schemas, name)?.safeParse(ownValue(read, name)).error?.issues[0]?.message ?? unknownPlaceholder(typed)
    return own ?? wrongAmong(group, read, name)
  }
}

/** The error of a setting that is wrong only beside the others of its group, as the server finds it. */
function wrongAmong(group: SettingGroup, read: Readonly<Record<string, unknown>>, name: string): string | null {
  const found = checkSettings({ ...defaultSettings, [group]: read })
  return found.find(({ param }) => param === `values.${name}`)?.msg ?? null
}

function percentage(code: string, label: string): FormField {
  const schema = settingFields.tax.rates
  const rule: Rule = (typed) => {
    const { rates } = readers.tax({ ...typedDefaults('tax'), [code]: typed })
    return schema.safeParse(rates).success ? null : adminSettingsMessages.taxRateInvalid
  }
  return {
    label,
    inputMode: 'decimal',
    autoComplete: 'off',
    rule,
    get missing() {
      return adminSettingsMessages.taxRateInvalid
    },
  }
}
