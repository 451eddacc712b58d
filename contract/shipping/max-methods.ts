/** The most shipping methods of a zone. Source: Stripe's API reference, `shipping_options`. */
export const maxMethods = 5
