import { defineMessages } from '../../define-messages.ts'

/** Calls about settings and content pages. */
export const apiSettingsMessages = defineMessages('api/settings', {
  notNew: 'There is a shop already. Choose another DATA_DIR or an empty database.',
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
  wholeNumber: 'Please enter a whole number.',
  min: (min: string) => `Please enter ${min} or more.`,
  max: (max: string) => `Please enter ${max} or less.`,
  daysInvalid: 'Please enter days such as 3 or 3-7, the smaller number first.',
  amountInvalid: 'Please enter an amount.',
  amountNegative: 'An amount cannot be below 0.',
  amountDecimals: (decimals: number) =>
    decimals === 0 ? 'An amount has no decimals in this currency.' : `An amount has at most ${decimals} decimals.`,
  noCountry: (code: string) => `There is no country ${code}. Please use codes of two letters, such as US or DE.`,
  vatInvalid: 'Please write each country on a line of its own with its percentage, such as DE 19.',
  countryTwice: 'Please list each country once.',
  currencyUnknown: 'Please choose a currency from the list.',
  currencyFixed: (currency: string) =>
    `Your shop has taken payments in ${currency}, so its currency can no longer be changed.`,
  checkoutsOpen: 'Someone is checking out right now. Please try again in half an hour.',
  webAddressInvalid: 'Please enter an address that begins with https://.',
  timeZoneUnknown: 'Please choose a time zone from the list.',
  nameMissing: 'Please enter the name of the shop.',
  aboutMissing: 'Please say in a sentence what the shop is.',
  addressMissing: 'Please enter the postal address of the shop.',
  promoMissing: 'Please say what the bar offers.',
  carrierMissing: 'Please choose at least one carrier.',
  pageTitleMissing: 'Please enter a title.',
  pageDescriptionMissing: 'Please describe the page in a sentence.',
  pageBodyMissing: 'Please enter the text of the page.',
  placeholderUnknown: (placeholder: string) => `There is no placeholder ${placeholder}.`,
  markerWrong: (marker: string) =>
    `${marker} has no counterpart or names no promise. Write {{#payLater}} before the text and {{/payLater}} after it.`,
  colorInvalid: 'Please enter a color as # and six digits, such as #1b191a.',
  contrastLow: (contrast: string, min: string) =>
    `Too hard to read: its contrast with the background is ${contrast}:1. At least ${min}:1 is needed.`,
  countryUnknown: 'Please choose a country from the list.',
})
