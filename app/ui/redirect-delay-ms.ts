/** How long a message stays before the shopper is redirected. Source: spec section 9. */
export const redirectDelayMs = 3_000
