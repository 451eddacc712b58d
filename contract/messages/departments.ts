/** The departments a message can be addressed to. Source: spec section 9. */
export const departments = ['Sales', 'Returns', 'Address Change', 'Other'] as const
