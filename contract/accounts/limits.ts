/** Source: spec section 5, "Register". */
export const minPasswordLength = 8
/** Hashing longer passwords would cost too much time. */
export const maxPasswordLength = 1_024
