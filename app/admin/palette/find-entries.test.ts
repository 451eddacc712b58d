import { expect, test } from 'vitest'
import { findPages } from './find-entries.ts'

const labelsOf = (text: string) =>
  findPages(text, () => true).flatMap(({ entries }) => entries.map(({ label }) => label))

test.each([
  ['vat', 'Invoices'],
  ['klarna', 'Payment methods'],
  ['shipping zone', 'Shipping'],
  ['tracking', 'Carriers'],
  ['password', 'Security'],
  ['refund policy', 'Refund policy (text)'],
  ['privacy', 'Privacy policy (text)'],
])('%s finds %s', (text, label) => expect(labelsOf(text)).toContain(label))
