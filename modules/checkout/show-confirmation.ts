import type { Confirmation } from '#contract/checkout/confirmation.ts'
import { toAmount } from '#contract/money.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import { addressOf } from '../orders/address-of.ts'
import { promisedDays } from '../orders/order-days.ts'
import type { FullOrder } from '../orders/order-email-fields.ts'
import { showDiscount } from '../orders/show-discount.ts'

const statusWords = { processing: 'Processing', shipped: 'Shipped', canceled: 'Canceled' } as const

/** The response until the payment provider confirms. */
export const pending: Confirmation = {
  state: 'pending',
  message: apiCheckoutMessages.pending,
  masked: true,
  offersAccount: false,
  customer: { name: '', email: '' },
  productsOrdered: [],
  orderNumber: '',
  orderStatus: '',
  subTotal: 0,
  discount: 0,
  discounts: [],
  totalTax: 0,
  grandTotal: 0,
  includedTax: 0,
  includedTaxRate: 0,
  shippingFee: 0,
  shippingOption: 'standard',
  arrival: null,
  customerAddress: null,
  cardLast4: '',
  cardType: '',
}

/** The confirmation of an order; buyer, address and card are masked unless `isWhole`. */
export function showConfirmation({ order, lines, discounts, card }: FullOrder, isWhole: boolean): Confirmation {
  return {
    state: 'paid',
    message: apiCheckoutMessages.ordered,
    masked: !isWhole,
    offersAccount: false,
    customer: isWhole
      ? { name: order.customerName, email: order.email }
      : { name: maskName(order.customerName), email: maskEmail(order.email) },
    productsOrdered: lines.map((line) => ({
      _id: `${order.id}-${line.position}`,
      productId: line.productId ?? '',
      quantity: line.quantity,
      price: toAmount(line.unitPriceCents),
      discount: toAmount(line.discountCents),
      image: line.image,
      name: line.name,
      path: line.path,
      selectedSize: line.size,
      selectedColor: line.color,
    })),
    orderNumber: order.number,
    orderStatus: statusWords[order.status],
    subTotal: toAmount(order.subtotalCents),
    discount: toAmount(order.discountCents),
    discounts: discounts.map(showDiscount),
    totalTax: toAmount(order.taxCents),
    grandTotal: toAmount(order.totalCents),
    includedTax: toAmount(order.includedTaxCents),
    includedTaxRate: order.includedTaxRate,
    shippingFee: toAmount(order.shippingCents),
    shippingOption: order.shippingOption,
    arrival: promisedDays(order),
    customerAddress: isWhole ? addressOf(order) : null,
    cardLast4: isWhole ? card.last4 : '',
    cardType: isWhole ? card.brand : '',
  }
}

// "Ann Lee" as "A. L."
function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}.`)
    .join(' ')
}

// "ann@example.com" as "a…@…"
function maskEmail(email: string): string {
  return `${[...email][0] ?? ''}…@…`
}
