import { defineMessages } from '../../define-messages.ts'

/** Scheduled sales. */
export const adminScheduledSalesMessages = defineMessages('admin/scheduled-sales', {
  lead: 'A sale reduces prices from its start to its end, in the time zone of the shop.',
  none: 'No sales yet.',
  add: 'Schedule a sale',
  schedule: 'Schedule',
  states: { scheduled: 'Scheduled', running: 'Running', ended: 'Ended', canceled: 'Canceled' },

  percentOff: (percent: number) => `${percent}% off`,
  forPrice: (price: string) => `for ${price}`,
  allProducts: 'all products',
  ofCollection: (title: string) => `collection ${title}`,
  collectionGone: 'a collection that was deleted',
  productCount: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  times: (from: string, until: string) => `${from} to ${until}`,

  name: 'Name',
  nameHint: 'Only for you: shoppers never see it.',
  kind: 'Reduction',
  kinds: { percent: 'A percentage off each price', price: 'One price for all' },
  percent: 'Percent off',
  price: (currency: string) => `Sale price, ${currency}`,
  priceHint: 'A product that already costs less keeps its price.',
  scope: 'Products',
  scopes: { all: 'All products', collection: 'A collection', hand: 'Chosen by hand' },
  scopeHint: 'All products, or those of the collection, as they are when the sale starts.',
  collection: 'Collection',
  noCollection: 'Choose a collection',
  skus: 'Products by SKU',
  skusHint: 'Separated by commas or line breaks.',
  startsAt: 'Start',
  startHint: 'In the time zone of the shop. A sale whose start has passed starts at once.',
  startMissing: 'Please choose when it starts.',
  endsAt: 'End',
  endMissing: 'Please choose when it ends.',

  conflict: 'Someone else changed this sale.',
  isNow: (field: string, value: string) => `${field} is now ${value || 'empty'}`,
  hasStarted:
    'The sale has started: its name and its end can still be changed. Orders keep the prices they were placed at.',
  isOver: 'This sale is over. Its prices are in the price history of each product.',
  isApplying: 'Prices are changing. This takes a few seconds, longer for thousands of products.',
  overlap: 'A product in several sales has the lowest of their prices.',

  preview: 'What it does',
  previewLead: 'As of now, for products without other prices per variant.',
  previewNone: 'No products yet.',
  previewFirst: (count: number) => `The first ${count} products.`,
  product: 'Product',
  priceNow: 'Price',
  priceThen: 'In the sale',
  notReduced: 'not reduced',
  noOldPrice: 'no old price',
  oldPriceNote:
    'Beside the sale price, shoppers see the lowest price of the 30 days before. A product that never cost more in those days is shown without an old price.',

  cancel: 'Cancel the sale',
  end: 'End the sale now',
  askCancel: (name: string) => `Cancel “${name}”? It will not start.`,
  askEnd: (name: string) => `End “${name}” now? Prices change back within seconds.`,
})
