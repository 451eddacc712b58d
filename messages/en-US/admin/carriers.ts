import { defineMessages } from '../../define-messages.ts'

/** Carriers at `/admin/carriers`. */
export const adminCarriersMessages = defineMessages('admin/carriers', {
  lead: 'Who delivers your packages. Staff choose from them in this order, and a tracking number selects the first one it fits.',
  none: 'No carriers yet, so packages ship without tracking. Add one.',
  add: 'Add carrier',
  defaultOne: 'default',
  on: 'on',
  off: 'off',
  noTracking: 'no tracking page',
  keep: 'Changes apply to packages that ship from now on; those that have shipped keep their carrier and its tracking page.',
  name: 'Name',
  nameHint: 'As customers read it.',
  trackingTemplate: 'Tracking page',
  trackingTemplateHint:
    'The https address, with {number} in place of the tracking number. Leave blank if there is none.',
  numberFormats: 'Tracking numbers look like',
  numberFormatsHint:
    '# is a digit, @ a letter, * either; #{9} is nine digits, #{10-12} ten to twelve. Put commas between formats, such as 1Z*{16}, T#{10}. Leave blank to take any number.',
  isOn: 'Orders can be shipped with it',
  isDefault: 'Default carrier',
  isDefaultHint: 'Selected until you choose another one or a number is recognized.',
  remove: 'Delete carrier',
  askRemove: (name: string) => `Delete “${name}”? Packages it has carried keep its name.`,
  conflict: 'Someone else changed this carrier.',
  isNow: (field: string, value: string) => `${field}: ${value || 'empty'}`,
})
