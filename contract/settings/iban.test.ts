import { expect, test } from 'vitest'
import { isWrongIban } from './iban.ts'

test.each(['DE89 3704 0044 0532 0130 00', 'gb29nwbk60161331926819', 'NO93 8601 1117 947', '000123456789', 'AB-12', ''])(
  '%s is taken as an account number',
  (accountNumber) => expect(isWrongIban(accountNumber)).toBe(false),
)

test.each(['DE00123', 'DE88 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 01'])('%s is no IBAN', (accountNumber) =>
  expect(isWrongIban(accountNumber)).toBe(true),
)
