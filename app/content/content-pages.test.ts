import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findContentPage } from './content-pages.server.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { readFrontMatter } from './read-front-matter.ts'

const names = [
  'about-us',
  'contact-us',
  'cookie-consent',
  'privacy-policy',
  'refund-policy',
  'shipping-returns',
  'terms-conditions',
]

test('each of the seven pages is there, whole, with every placeholder filled in', () => {
  for (const name of names) {
    const page = findContentPage(name)
    expect(page.title.length).toBeGreaterThan(3)
    expect(page.description.length).toBeLessThanOrEqual(160)
    expect(page.html + page.title + page.description).not.toContain('{{')
  }
})

test('the terms have their twenty sections and the privacy policy its date', () => {
  expect(findContentPage('terms-conditions').sections.filter(({ title }) => /^\d+\./.test(title))).toHaveLength(20)
  expect(findContentPage('privacy-policy').effective).toBe('April 20, 2021')
})

test('every placeholder that is explained to the owner stands for what the table says', () => {
  const rows = readFileSync('content/README.md', 'utf8').matchAll(/^\| `(\{\{\w+\}\})` \|[^|]*\| (.+?) \|$/gm)
  const explained = [...rows].map(([, placeholder = '', value]) => ({ placeholder, value }))
  expect(explained.length).toBeGreaterThan(5)
  for (const { placeholder, value } of explained) expect(fillPlaceholders(placeholder)).toBe(value)
})

test('a placeholder that stands for nothing is refused, also one that every object knows', () => {
  expect(() => fillPlaceholders('Hello {{shopname}}')).toThrow('{{shopname}}')
  expect(() => fillPlaceholders('{{constructor}}')).toThrow('{{constructor}}')
})

test('a page without a title is refused', () => {
  expect(() => readFrontMatter('---\ndescription: Something\n---\nText')).toThrow('title')
  expect(() => readFrontMatter('Text')).toThrow('---')
})
