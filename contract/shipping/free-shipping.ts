/** Standard shipping, in cents: free on all orders. Source: design section 6, "free shipping over $200, or on all orders". */
export const standardShippingCents = 0

/** The wording of free standard shipping; change it together with the price. */
export const freeShipping = {
  sentence: 'Standard shipping is free on all orders.',
  benefit: 'Free standard shipping on all orders.',
  clause: 'shipped free',
}
