import type { InvoiceContent } from '#contract/invoices/invoice.ts'
import type { Settings } from '#contract/settings/settings.ts'

/** Who sells, as a paper issued now says it. */
export function sellerOf({ shop }: Settings): InvoiceContent['seller'] {
  const { name, legalName, postalAddress, contactEmail, vatNumber, companyNumber } = shop
  return { name, legalName, address: postalAddress, email: contactEmail, vatNumber, companyNumber }
}
