import { expect, test } from 'vitest'
import { fillWords } from './placeholders.ts'

test.each([
  ['Hello {{customerName}},', 'Hello Ann,', 'Hello,'],
  ['Thank you, {{customerName}}.', 'Thank you, Ann.', 'Thank you.'],
  ['{{customerName}}: your order', 'Ann: your order', ': your order'],
  ['Hello {{other}}', 'Hello {{other}}', 'Hello {{other}}'],
  ['Hello {{constructor}}', 'Hello {{constructor}}', 'Hello {{constructor}}'],
])('%s is written with a name and without', (text, named, nameless) => {
  expect(fillWords(text, { customerName: 'Ann' })).toBe(named)
  expect(fillWords(text, { customerName: '' })).toBe(nameless)
})
