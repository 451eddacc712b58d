import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ContentName, contentNames } from '#contract/settings/content-page.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { fillPlaceholders, placeholders, unknownPlaceholder } from '#contract/settings/placeholders.ts'
import { mgDelivery } from '#test/mg-delivery.ts'
import { defaultPage, presentPage } from './content-pages.server.ts'
import { readFrontMatter } from './read-front-matter.ts'

const facts = { ...defaultSettings, delivery: mgDelivery }
const pageOf = (name: ContentName) => presentPage(defaultPage(name), facts)
const fill = (text: string) => fillPlaceholders(text, facts)

test('each of the seven pages is complete, with every placeholder filled in', () => {
  for (const name of contentNames) {
    const page = pageOf(name)
    expect(page.title.length).toBeGreaterThan(3)
    expect(page.description.length).toBeLessThanOrEqual(160)
    expect(page.html + page.title + page.description).not.toContain('{{')
  }
})

test('the terms have their twenty sections and the privacy policy its date', () => {
  expect(pageOf('terms-conditions').sections.filter(({ title }) => /^\d+\./.test(title))).toHaveLength(20)
  expect(pageOf('privacy-policy').effective).toBe('April 20, 2021')
})

test('every documented placeholder has the value that its table says', () => {
  const rows = readFileSync('content/README.md', 'utf8').matchAll(/^\| `(\{\{\w+\}\})` \|[^|]*\| (.*?) ?\|$/gm)
  const explained = [...rows].map(([, placeholder = '', value]) => ({ placeholder, value }))
  expect(explained.map(({ placeholder }) => placeholder).toSorted()).toEqual(
    placeholders.map((name) => `{{${name}}}`).toSorted(),
  )
  for (const { placeholder, value } of explained) expect(fill(placeholder)).toBe(value)
})

test('an unknown placeholder is refused, even the name of an object method', () => {
  expect(() => fill('Hello {{shopname}}')).toThrow('{{shopname}}')
  expect(() => fill('{{constructor}}')).toThrow('{{constructor}}')
})

test('what the policies say about a promise is there only while it is on', () => {
  const off = { payInThree: false, payLater: false, cashback: false, newsletterWindow: false }
  const textWith = (promises: typeof off) =>
    contentNames.map((name) => presentPage(defaultPage(name), { ...facts, promises }).html).join('\n')
  expect(textWith(off)).not.toMatch(/pay in 3|pay later|cashback|payment plan to/i)
  expect(textWith(off)).toContain('We do not offer payment in parts')
  const one = textWith({ ...off, payLater: true })
  expect(one).toContain('0% interest for 30 days')
  expect(one).toContain('after 14, 21 or 30 days')
  expect(one).toContain('If you paid in parts or later')
  expect(one).not.toMatch(/pay in 3|cashback|We do not offer payment in parts/i)
  expect(textWith(defaultSettings.promises)).toMatch(/pay in 3[\s\S]*cashback|cashback[\s\S]*pay in 3/)
})

test.each([
  ['{{#payLater}}Open', '{{#payLater}}'],
  ['Closed{{/payLater}}', '{{/payLater}}'],
  ['{{#paylater}}Unknown{{/paylater}}', '{{#paylater}}'],
  ['{{#payLater}}{{#cashback}}{{/payLater}}', '{{#cashback}}'],
])('the part %s is refused', (text, marker) => {
  expect(unknownPlaceholder(text)).toContain(marker)
})

test('a page without a title is refused', () => {
  expect(() => readFrontMatter('---\ndescription: Something\n---\nText')).toThrow('title')
  expect(() => readFrontMatter('Text')).toThrow('---')
})

test('a name with Markdown characters is shown as it is', () => {
  const shop = { ...defaultSettings.shop, name: 'M_G_ *<b>* [x](/y)' }
  const text = {
    title: '{{shopName}}',
    description: '{{shopName}}',
    effective: '',
    body: '## {{shopName}}\n\nBy {{shopName}}.',
  }
  const page = presentPage(text, { ...facts, shop })
  expect(page.title).toBe('M_G_ *<b>* [x](/y)')
  expect(page.html).toContain('<p>By M_G_ *&lt;b&gt;* [x](/y).</p>')
  expect(page.html).not.toContain('<b>')
})
