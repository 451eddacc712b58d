import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ContentName, contentNames } from '#contract/settings/content-page.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { fillPlaceholders, placeholders } from '#contract/settings/placeholders.ts'
import { defaultPage, presentPage } from './content-pages.server.ts'
import { readFrontMatter } from './read-front-matter.ts'

const pageOf = (name: ContentName) => presentPage(defaultPage(name), defaultSettings)
const fill = (text: string) => fillPlaceholders(text, defaultSettings)

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
  const rows = readFileSync('content/README.md', 'utf8').matchAll(/^\| `(\{\{\w+\}\})` \|[^|]*\| (.+?) \|$/gm)
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
  const page = presentPage(text, { ...defaultSettings, shop })
  expect(page.title).toBe('M_G_ *<b>* [x](/y)')
  expect(page.html).toContain('<p>By M_G_ *&lt;b&gt;* [x](/y).</p>')
  expect(page.html).not.toContain('<b>')
})
