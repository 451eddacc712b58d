import { defineMessages } from '../../define-messages.ts'

/** Calls about discounts, and why a cart does not get one. */
export const apiDiscountsMessages = defineMessages('api/discounts', {
  /** Why a code is not used, shown under the field for codes. */
  unknown: (code: string) => `We don't know the code ${code}. Please check the spelling.`,
  paused: (code: string) => `The code ${code} can't be used at the moment.`,
  notYet: (code: string, day: string) => `The code ${code} can be used from ${day}.`,
  expired: (code: string) => `The code ${code} has expired.`,
  usedUp: (code: string) => `The code ${code} has been used up.`,
  emptyCredit: (code: string) => `Nothing is left on the store credit ${code}.`,
  emailNeeded: (code: string) => `The code ${code} is for one email address. Please enter yours.`,
  ofOther: (code: string) => `The code ${code} belongs to another email address or account.`,
  notFirst: (code: string) => `The code ${code} is only for a first order.`,
  usedByYou: (code: string) => `You have already used the code ${code}.`,
  notForThese: (code: string) => `The code ${code} is not for the items in your cart.`,
  minimum: (code: string, missing: string) => `Add items for ${missing} to use the code ${code}.`,
  unitsMissing: (code: string, buy: number, get: number) =>
    `The code ${code} needs ${buy + get} of its items: ${buy} at full price and ${get} at a discount.`,
  notCombinable: (code: string, other: string) =>
    `The code ${code} can't be combined with “${other}”, which saves you more.`,
  nothingLeft: (code: string) => `The code ${code} is not needed: nothing is left to pay for its items.`,

  noLonger: (title: string) => `The discount “${title}” is no longer available. Please check your cart.`,
  spentMeanwhile: (code: string) => `The store credit ${code} was used meanwhile. Please check your cart.`,

  /** The names of codes that the shop makes for one customer. */
  storeCodes: { return: 'Store credit', cashback: 'Cashback', goodwill: 'A gift from us' },
})
