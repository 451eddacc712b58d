import { defineMessages } from '../../define-messages.ts'
import { nameSize } from '../../name-size.ts'

/** Calls about stock. */
export const apiInventoryMessages = defineMessages('api/inventory', {
  unitsInvalid: 'Please enter whole units.',
  unitsNegative: 'The stock cannot be negative.',
  nothingChanged: 'There is nothing to change.',
  reasonMissing: 'Please say why the stock changes.',
  variantTwice: 'Please list each variant only once.',
  changed: 'Stock changed.',
  changedMeanwhile: (variant: string, now: number) =>
    `${variant}: the stock has changed in the meantime. It is now ${now}.`,
  uncountedMeanwhile: (variant: string) =>
    `${variant}: the stock has changed in the meantime. It is no longer counted.`,
  belowReserved: (variant: string, reserved: number) =>
    `${variant}: the stock cannot be below the ${reserved} reserved in checkouts.`,
  item: (product: string, color: string | null, size: number | string | null) =>
    `${product}${color === null ? '' : ` in ${color}`}${size === null ? '' : `, ${nameSize('size', size, 'one size')}`}`,
  soldOut: (item: string) => `${item} is sold out.`,
  left: (item: string, left: number) => `Only ${left} left of ${item}.`,
})
