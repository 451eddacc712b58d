import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

test('sections become headings that can be linked to', () => {
  const { html, sections } = renderMarkdown('## 1. Returns & refunds\n\nText.\n\n### Deeper\n')
  expect(sections).toEqual([{ id: '1-returns-refunds', title: '1. Returns & refunds' }])
  expect(html).toContain('<h2 id="1-returns-refunds">1. Returns &amp; refunds</h2>')
  expect(html).toContain('<h3>Deeper</h3>')
})

test('HTML in a page is escaped', () => {
  const { html } = renderMarkdown('<script>alert(1)</script>\n\nHello <img src=x onerror=alert(1)> there')
  expect(html).not.toMatch(/<(script|img)/)
  expect(html).toContain('&#60;script&#62;')
})

test('a link with a script keeps its text and loses its URL', () => {
  const { html } = renderMarkdown(
    '[one](javascript:alert(1)) [two](//evil.example) [three](/shop) [four](https://mg.example)',
  )
  expect(html).toBe('<p>one two <a href="/shop">three</a> <a href="https://mg.example">four</a></p>\n')
})

test('an email address becomes a link', () => {
  expect(renderMarkdown('Write to care@mg.example.com.').html).toContain('<a href="mailto:care@mg.example.com">')
})

test('a table can be scrolled by keyboard', () => {
  const { html } = renderMarkdown('| A | B |\n| --- | --- |\n| 1 | 2 |\n')
  expect(html).toContain('<div class="table" tabindex="0"><table>')
})
