/** The highest quantity of one item in a cart. Source: spec section 9. */
export const limitPerItem = 100
