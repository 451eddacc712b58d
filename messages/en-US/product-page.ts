import { defineMessages } from '../define-messages.ts'

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)

/** The product page. */
export const productPageMessages = defineMessages('product-page', {
  home: 'Home',
  shop: 'Shop',
  notFound: 'Product not found.',
  sku: (sku: string) => `SKU ${sku}`,

  imagesOf: (product: string) => `Images of ${product}`,
  zoom: (index: number, count: number, seen: string) => `Zoom into image ${index} of ${count}: ${seen}`,
  image: (index: number) => `Image ${index}`,
  position: (index: number, count: number) => `${index} / ${count}`,

  /** The amounts of the three payments differ by a cent at most. */
  payInThree: (each: string) => `Pay in 3 payments of ${each}, no fees.`,
  payInThreeLastDiffers: (first: string, last: string) => `Pay in 3: two payments of ${first}, then ${last}, no fees.`,
  payInThreeFirstDiffers: (first: string, others: string) =>
    `Pay in 3: ${first}, then two payments of ${others}, no fees.`,

  color: 'Color',
  size: 'Size',
  sizes: (labels: readonly string[]) => labels.join(', '),
  /** How the product fits most of those who said so, and how many that are. */
  mostSay: {
    small: (agreeing: number, all: number) => `Most say it runs small (${agreeing} of ${all})`,
    true: (agreeing: number, all: number) => `Most say true to size (${agreeing} of ${all})`,
    large: (agreeing: number, all: number) => `Most say it runs large (${agreeing} of ${all})`,
  },
  soldOut: 'Sold out',
  optionSoldOut: (option: string) => `${option}, sold out`,
  sizeMissing: 'Please choose a size.',
  left: (units: number) => `Only ${units} left.`,
  quantity: 'Quantity',
  /** spec */
  add: 'Add to cart',
  addNeedsScript: 'The cart needs JavaScript. Turn it on in your browser and try again.',
  chooseSize: 'Choose a size',
  ofProduct: (product: string) => `: ${product}`,
  /** What is for sale in the bar at the bottom of the screen, for screen readers. */
  buy: (product: string) => `Buy ${product}`,
  /** spec */
  outOfStock:
    "We're sorry! This item is currently out of stock. Please check back later or sign up to be notified when it's available again.",
  /** spec */
  notifyMe: 'Notify me',
  notifyOther: 'Size or color sold out? Notify me',

  returns: <Node>(days: number, link: (text: string) => Node) => [
    `Return within ${inDays(days)} of delivery. `,
    link('How returns work'),
  ],
  packing: (processing: string) => `We pack your order within ${processing} business days.`,
  times: (processing: string, country: string, delivery: string, express: string) =>
    `We pack your order within ${processing} business days. Delivery in ${country} then takes ${delivery} business days, or ${express} by express.`,
  /** Source: spec section 9. */
  cutOffs: (weekday: string, weekend: string) =>
    `An order counts for the day you place it if we receive it before ${weekday}, Monday through Thursday, or before ${weekend}, Friday through Sunday.`,
  refunds: (returnDays: number, refundDays: number) =>
    `You can return an item within ${inDays(returnDays)} of delivery. We issue your refund within ${refundDays === 1 ? '1 business day' : `${refundDays} business days`} of approving the return.`,
  shippingReturns: 'Shipping and Returns',

  /** spec */
  description: 'Description',
  measurements: 'Measurements',
  sizeGuide: 'Size guide',
  /** The head of its first column. */
  sizeColumn: 'Size',
  /** spec */
  shipAndReturn: 'Ship & return',
  /** spec */
  reviews: (count: number) => `Reviews (${count})`,
  /** spec */
  alike: 'You May Also Like',
  recentlyViewed: 'Recently viewed',
})
