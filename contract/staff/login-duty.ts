/** What staff do about their login before the admin area opens to them, in this order. */
export const loginDuties = ['password', 'second-factor'] as const
export type LoginDuty = (typeof loginDuties)[number]
