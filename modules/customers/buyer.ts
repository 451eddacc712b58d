/** Whose data is meant: that of an account, or what came with an address and without an account. */
export type Buyer = { customerId: string } | { guest: string }
