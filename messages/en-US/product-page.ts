import { defineMessages } from '../define-messages.ts'

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)

/** The product page. */
export const productPageMessages = defineMessages('product-page', {
  returns: <Node>(days: number, link: (text: string) => Node) => [
    `Return within ${inDays(days)} of delivery. `,
    link('How returns work'),
  ],
  times: (processing: string, delivery: string, express: string) =>
    `We pack your order within ${processing} business days. Delivery in the United States then takes ${delivery} business days, or ${express} by express.`,
  /** Source: spec section 9. */
  cutOffs: (weekday: string, weekend: string) =>
    `An order counts for the day it is placed if we receive it before ${weekday} PST from Monday to Thursday, or before ${weekend} CST from Friday to Sunday.`,
  refunds: (returnDays: number, refundDays: number) =>
    `You can return an item within ${inDays(returnDays)} of delivery. We issue your refund within ${refundDays === 1 ? '1 business day' : `${refundDays} business days`} of approving the return.`,
  shippingReturns: 'Shipping and Returns',
})
