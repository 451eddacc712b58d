import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ContentName, contentNames } from '#contract/settings/content-page.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { fillPlaceholders, placeholders, unknownPlaceholder } from '#contract/settings/placeholders.ts'
import { readFrontMatter } from '#contract/settings/read-front-matter.ts'
import { demoSettings } from '#demo/catalog/demo-settings.ts'
import { demoPages } from '#demo/insert-settings.ts'
import { mgDelivery, standard } from '#test/mg-delivery.ts'
import { defaultPage, presentPage } from './content-pages.server.ts'

const carriers = { offered: ['USPS', 'FEDEX', 'UPS'], standard: 'USPS' }
const facts = { ...defaultSettings, ...demoSettings, delivery: mgDelivery, carriers }
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

test('the terms have their twenty sections, and those of the demo its law and date', () => {
  const sectionsOf = ({ sections }: ReturnType<typeof presentPage>) =>
    sections.filter(({ title }) => /^\d+\./.test(title))
  expect(sectionsOf(pageOf('terms-conditions'))).toHaveLength(20)
  const demoPage = (name: string) => {
    const { effective, ...page } = readFrontMatter(readFileSync(`demo/pages/${name}.md`, 'utf8'))
    return presentPage({ ...page, effective: effective ?? '' }, facts)
  }
  expect(demoPages.map((name) => demoPage(name).html).join()).not.toContain('{{')
  expect(sectionsOf(demoPage('terms-conditions'))).toHaveLength(20)
  expect(demoPage('terms-conditions').html).toContain('the laws of the State of Oregon')
  expect(demoPage('privacy-policy').effective).toBe('April 20, 2021')
})

test('a shop elsewhere has its own country, currency and tax in the default texts, and nothing of the demo', () => {
  const shop = { ...defaultSettings.shop, name: 'Nord', country: 'DE', timeZone: 'Europe/Berlin' }
  const zones = [{ id: '1', isRest: false, countries: ['DE'], methods: [standard] }]
  const german = {
    ...defaultSettings,
    shop,
    money: { currency: 'EUR' },
    taxation: { mode: 'inclusive_vat' as const },
    delivery: { zones, pickupPoints: [], home: 'DE', homeName: 'Germany' },
    carriers,
  }
  const all = contentNames.map((name) => presentPage(defaultPage(name), german).html).join('\n')
  expect(all).not.toMatch(/\bMG\b|sunglass|Oregon|California|federal holiday|PST|CST|dollar|sales tax/i)
  expect(all).toContain('All prices are in euros. They include VAT.')
  expect(all).toContain('governed by the laws of Germany.')
  expect(all).toContain('2pm CET')
  const empty = { ...german, delivery: { zones: [], pickupPoints: [], home: '', homeName: '' } }
  expect(contentNames.map((name) => presentPage(defaultPage(name), empty).html).join()).not.toMatch(
    / – business days|addresses in –/,
  )
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
  const off = { payInThree: false, payLater: false, cashback: false, cashbackPercent: 5, newsletterWindow: false }
  const textWith = (promises: typeof off) =>
    contentNames.map((name) => presentPage(defaultPage(name), { ...facts, promises }).html).join('\n')
  expect(textWith(off)).not.toMatch(/pay in 3|pay later|cashback|payment plan to/i)
  expect(textWith(off)).toContain('We do not offer payment in parts')
  const one = textWith({ ...off, payLater: true })
  expect(one).toContain('0% interest for 30 days')
  expect(one).toContain('after 14, 21 or 30 days')
  expect(one).toContain('If you paid in parts or later')
  expect(one).not.toMatch(/pay in 3|cashback|We do not offer payment in parts/i)
  expect(textWith(demoSettings.promises)).toMatch(/pay in 3[\s\S]*cashback|cashback[\s\S]*pay in 3/)
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

test('the policies speak of returns only while the shop takes them', () => {
  const textWith = (offersReturns: boolean) => {
    const returns = { ...facts.returns, offersReturns }
    return contentNames.map((name) => presentPage(defaultPage(name), { ...facts, returns }).html).join('\n')
  }
  const promises = /within 15 days|15 days of|Return items|an exchange|return slip|return period/i
  expect(textWith(true)).toMatch(promises)
  expect(textWith(false)).not.toMatch(promises)
  expect(textWith(false)).toContain('faulty')
  expect(textWith(false)).toContain('withdraw')
})
