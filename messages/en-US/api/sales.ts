import { defineMessages } from '../../define-messages.ts'

/** Calls about scheduled sales. */
export const apiSalesMessages = defineMessages('api/sales', {
  notFound: 'This sale does not exist.',
  changedMeanwhile: 'Someone else has changed this sale in the meantime, or it has started or ended.',
  added: (name: string) => `“${name}” has been scheduled.`,
  saved: 'Saved.',
  canceled: (name: string) => `“${name}” has been canceled.`,
  ending: (name: string) => `“${name}” has ended. Prices change back within seconds.`,
  isOver: 'This sale is over.',
  onlyEnd: 'This sale has started: only its name and its end can be changed.',

  nameMissing: 'Please enter a name.',
  percentInvalid: 'Please enter a whole percentage from 1 to 95.',
  priceMissing: 'Please enter a sale price.',
  endsBeforeStart: 'Please choose an end after the start.',
  endPassed: 'Please choose an end in the future.',
  collectionMissing: 'Please choose a collection.',
  productsMissing: 'Please enter the SKU of at least one product.',
  skuUnknown: (sku: string) => `No product has the SKU “${sku}”.`,
  tooManyProducts: (max: number) => `A sale has at most ${max} hand-picked products. Use a collection for more.`,
})
