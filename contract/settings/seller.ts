import type { Settings } from './settings.ts'

/** Who sells: the legal name, or the shop name where there is no other. */
export const sellerName = ({ legalName, name }: Pick<Settings['shop'], 'legalName' | 'name'>): string =>
  legalName || name
