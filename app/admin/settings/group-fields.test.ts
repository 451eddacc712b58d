import { expect, test } from 'vitest'
import { checkForm } from '#contract/check-form.ts'
import type { SettingGroup } from '#contract/settings/settings.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { groupFields } from './group-fields.ts'
import { typedDefaults } from './typed-settings.ts'

const errorsOf = (group: SettingGroup, typed: Record<string, string>) =>
  checkForm(groupFields[group], { ...typedDefaults(group), ...typed })?.errors

test('the defaults of every group are valid', () => {
  for (const group of Object.keys(groupFields) as SettingGroup[]) expect(errorsOf(group, {})).toBeUndefined()
})

test('what is wrong only beside other settings is said with the errors of single fields', () => {
  expect(errorsOf('payLater', { freeDays: 'x', firstDays: '10', secondDays: '5' })).toEqual({
    freeDays: apiSettingsMessages.wholeNumber,
    secondDays: apiSettingsMessages.moreThanFirst,
  })
  expect(errorsOf('bankTransfer', { offersTransfer: 'on', transferDays: '' })).toEqual({
    accountNumber: apiSettingsMessages.accountMissing,
    transferDays: apiSettingsMessages.wholeNumber,
  })
  expect(Object.keys(errorsOf('brand', { accent: '#eeeeee', paper: 'white' }) ?? {})).toEqual(['paper'])
  expect(Object.keys(errorsOf('brand', { accent: '#eeeeee' }) ?? {})).toEqual(['accent'])
})
