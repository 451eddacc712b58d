import { defineMessages } from '../../define-messages.ts'

/** Calls about settings and content pages. */
export const apiSettingsMessages = defineMessages('api/settings', {
  pageSaved: 'Page saved.',
  pageReset: 'Default text restored.',
  saved: 'Settings saved.',
  reset: 'Defaults restored.',
  changedMeanwhile: 'Someone else has changed these settings in the meantime.',
  noBraces: 'Please remove { and }.',
  carrierTwice: 'Please list each carrier once.',
  carrierNotOffered: 'Please choose one of your carriers.',
  moreThanFirst: 'Please enter more days than in the first plan.',
  moreThanSecond: 'Please enter more days than in the second plan.',
  stateTwice: 'Please list each state once.',
  countryUnknown: 'Please choose a country from the list.',
})
