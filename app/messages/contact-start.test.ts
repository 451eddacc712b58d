import { expect, test } from 'vitest'
import { contactStart } from './contact-start.ts'

const start = (query: string) => contactStart(new URLSearchParams(query))
const nothing = { department: '', subject: '' }

test('the link of an order fills in department and subject', () => {
  expect(start('about=return&order=MG-100203')).toEqual({
    department: 'Returns',
    subject: 'Return of order MG-100203',
  })
  expect(start('about=order&order=MG-100203')).toEqual({ department: 'Other', subject: 'Order MG-100203' })
})

test('anything else fills in nothing', () => {
  for (const query of ['', 'about=return', 'about=return&order=<b>x</b>', `order=${'9'.repeat(41)}`]) {
    expect(start(query)).toEqual(nothing)
  }
})
