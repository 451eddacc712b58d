import * as z from 'zod/mini'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { line } from '../typed-text.ts'

// It ends without a digit, so that prefix and position can be told apart and no two papers get the same number.
const prefix = line(12).check(
  z.trim(),
  z.regex(/^(?:[A-Z0-9-]*[A-Z-])?$/, { error: () => apiSettingsMessages.prefixInvalid }),
  z.meta({ examples: ['INV-'] }),
)

/** How the numbers of invoices and credit notes begin, and whether buyers may type a tax number, which their invoice names. */
export const invoiceFields = { invoicePrefix: prefix, creditNotePrefix: prefix, asksTaxNumber: z.boolean() }
