import { expect, test } from 'vitest'
import { adminSalesMessages } from '#messages/en-US/admin/sales.ts'

test('one document of a kind is said in the singular', () => {
  expect(adminSalesMessages.invoices('1', '0')).toBe('1 invoice, 0 credit notes')
  expect(adminSalesMessages.invoices('1,200', '1')).toBe('1,200 invoices, 1 credit note')
})
