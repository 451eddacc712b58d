import { defineMessages } from '../../define-messages.ts'

/** Calls about discounts, and why a cart does not get one. */
export const apiDiscountsMessages = defineMessages('api/discounts', {
  /** Why a code is not used, shown under the field for codes. */
  unknown: (code: string) => `We don't know the code ${code}. Please check the spelling.`,
  paused: (code: string) => `The code ${code} can't be used at the moment.`,
  notYet: (code: string, day: string) => `The code ${code} can be used from ${day}.`,
  expired: (code: string) => `The code ${code} has expired.`,
  usedUp: (code: string) => `The code ${code} has been used up.`,
  emptyCredit: (code: string) => `There is no store credit left on ${code}.`,
  emailNeeded: (code: string) => `The code ${code} is for one email address. Please enter yours.`,
  loginNeeded: (code: string) => `The code ${code} belongs to an account. Please log in to use it.`,
  ofOther: (code: string) => `The code ${code} belongs to another email address or account.`,
  notFirst: (code: string) => `The code ${code} is only for a first order.`,
  usedByYou: (code: string) => `You have already used the code ${code}.`,
  notForThese: (code: string) => `The code ${code} doesn't apply to the items in your cart.`,
  minimum: (code: string, missing: string) => `Add ${missing} more to use the code ${code}.`,
  unitsMissing: (code: string, buy: number, get: number) =>
    `The code ${code} needs ${buy + get} of its items: ${buy} at full price and ${get} at a discount.`,
  sameDiscount: (code: string, other: string) =>
    `The code ${code} is for the same discount as ${other}. Each order can use one of them.`,
  notCombinable: (code: string, other: string) =>
    `The code ${code} can't be combined with “${other}”, which saves you more.`,
  nothingLeft: (code: string) => `You don't need the code ${code}: its items are already paid for in full.`,

  noLonger: (title: string) => `The discount “${title}” is no longer available. Please check your cart.`,
  spentMeanwhile: (code: string) => `The store credit ${code} has been used in the meantime. Please check your cart.`,

  notFound: 'This discount does not exist.',
  titleMissing: 'Please enter a title.',
  codeInvalid: 'A code has 3 to 40 letters, digits, hyphens or underscores.',
  codeTaken: (code: string) => `The code ${code} already exists.`,
  codeUsed: 'This code has already been used, so it can be changed but not removed.',
  prefixInvalid: 'Please use up to 20 letters, digits, hyphens or underscores.',
  noCodes: 'An automatic discount has no codes.',
  percentMissing: 'Please enter a percentage from 0.001 to 100.',
  amountMissing: 'Please enter an amount.',
  amountStep: (step: string) => `Please enter a multiple of ${step}.`,
  unitsInvalid: 'Please enter a number of items.',
  speedsMissing: 'Choose which shipping methods are free.',
  targetsMissing: { categories: 'Choose a category.', collections: 'Choose a collection.', products: 'Enter an SKU.' },
  targetUnknown: 'A category or collection no longer exists. Reload the page.',
  skuUnknown: (sku: string) => `No product has the SKU “${sku}”.`,
  tooManyProducts: (max: number) => `A discount can name up to ${max} products.`,
  endsBeforeStart: 'Please choose an end after the start.',
  fewerThanUsed: (uses: number) => `It has already been used ${uses} times.`,
  changedMeanwhile: 'Someone else changed this discount. Compare your changes with theirs, then save again.',
  wasUsed: 'This discount has been used, so it stays in the records. Pause it instead.',
  ofCustomer: "The terms of a code for one customer can't be changed.",
  added: (title: string) => `Discount “${title}” added.`,
  saved: 'Saved. New checkouts use it from now on.',
  copied: (title: string) => `“${title}” added. It is paused.`,
  copyOf: (title: string) => `${title} (copy)`,
  pausedNow: (title: string) => `“${title}” is paused.`,
  resumedNow: (title: string) => `“${title}” is no longer paused.`,
  removed: (title: string) => `Discount “${title}” deleted.`,
  generated: (count: number) => (count === 1 ? 'One code generated.' : `${count} codes generated.`),

  /** The names of codes that the shop makes for one customer. */
  storeCodes: { return: 'Store credit', cashback: 'Cashback', goodwill: 'A gift from us' },
})
