import { expect, test } from 'vitest'
import { actions } from '#contract/audit/actions.ts'
import type { ActivityEntry } from '#contract/audit/calls.ts'
import { nameOfEvent } from './audit-columns.tsx'
import { describeEvent } from './describe-event.ts'
import { nameOfRead } from './read-columns.tsx'

const entry = (action: string, more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  _id: '1',
  at: '2026-11-21T09:30:00.000Z',
  by: null,
  action,
  subjectKind: 'order',
  subjectId: '7',
  subject: null,
  detail: {},
  ...more,
})

function sentenceOf(detail: ActivityEntry): string {
  const { thing, say } = describeEvent(detail)
  return say('Ann', thing).join('').replace(/^Ann /, '')
}

test.each(actions)('%s has a sentence, even without detail', (action) => {
  const said = sentenceOf(entry(action))
  expect(said).toMatch(/^[a-z][^“”]* \S/)
  expect(said).not.toMatch(/undefined|null|NaN|\[object|^recorded “/)
})

test.each(actions)('%s is a row of the table that says what was done, without who did it', (action) => {
  const row = entry(action, { by: { _id: 'a', name: 'Ann Lee' }, subject: 'Lido' })
  expect(nameOfEvent(row)).toMatch(/^[A-Z][^“”]* \S/)
  expect(nameOfEvent(row)).not.toContain('Ann')
})

test('a row of the list of personal data names what was seen', () => {
  const read = { _id: '1', at: '2026-11-21T09:30:00.000Z', by: { _id: 'a', name: 'Ann Lee' }, data: 'orders' } as const
  expect(nameOfRead({ ...read, subjectId: 'MG-100001' })).toBe('Looked at order MG-100001')
  expect(nameOfRead({ ...read, subjectId: null })).toBe('Looked at orders')
})

test('a sentence contains the detail and links to the subject', () => {
  const shipped = entry('order.shipped', {
    subject: 'MG-100001',
    detail: { carrier: 'UPS', trackingNumber: '1Z999' },
  })
  expect(describeEvent(shipped).to).toBe('/admin/orders/MG-100001')
  expect(sentenceOf(shipped)).toBe('shipped MG-100001 with UPS, 1Z999')

  const product = { subjectKind: 'product', subject: 'Lido', subjectId: 'p' }
  const priced = entry('product.priced', { ...product, detail: { name: 'Old', price: 19.5, oldPrice: 25 } })
  expect(describeEvent(priced).to).toBe('/admin/products/p')
  expect(sentenceOf(priced)).toBe('changed the price of Lido to $19.50, old price $25.00')

  const variants = [
    { variant: 'Black, 38', from: 3, to: 5 },
    { variant: 'Sand', from: null, to: 0 },
  ]
  expect(sentenceOf(entry('product.stocked', { ...product, detail: { reason: 'delivered', variants } }))).toBe(
    'changed the stock of Lido: Black, 38 from 3 to 5; Sand from not counted to 0 (delivered)',
  )
  expect(sentenceOf(entry('product.changed', { ...product, detail: { fields: ['name', 'oldPrice'] } }))).toBe(
    'changed Lido: name, old price',
  )
  expect(sentenceOf(entry('products.imported', { subjectKind: 'import', detail: { created: 2, changed: 1 } }))).toBe(
    'imported products from a file: 2 added, 1 changed',
  )
})

test('settings and pages are called by their names', () => {
  const detail = { processingDays: { before: '1-2', after: '3' } }
  const settings = entry('settings.changed', { subjectKind: 'settings', subjectId: 'shipping', detail })
  expect(sentenceOf(settings)).toBe('changed the shipping settings: processing days')
  const page = { subjectKind: 'page', subjectId: 'about-us' }
  expect(describeEvent(entry('page.changed', page)).to).toBe('/admin/settings/about-us')
  expect(sentenceOf(entry('page.changed', { ...page, detail: { isDefault: true } }))).toBe(
    'restored the default text of the page about-us',
  )
})

test('a deleted subject has its old name and no link', () => {
  const gone = entry('product.archived', { subjectKind: 'product', detail: { name: 'Lido' } })
  expect(describeEvent(gone)).toMatchObject({ thing: 'Lido', to: null })
  expect(sentenceOf(gone)).toBe('archived Lido')
})

test('detail in an older format is shown as it is', () => {
  expect(sentenceOf(entry('wall.painted', { subjectKind: 'wall' }))).toBe('recorded “wall.painted” for wall')
})
