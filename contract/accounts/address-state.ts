/**
 * Whose an email address is: `unused` has no account; the account of an `unconfirmed` one may be a stranger's, as sign-up sends
 * no link; that of a `confirmed` one has opened a link sent there.
 */
export const addressStates = ['unused', 'unconfirmed', 'confirmed'] as const
export type AddressState = (typeof addressStates)[number]
