import type { Page } from '@playwright/test'
import { type CatalogText, shopperTexts } from '../../test/catalog-texts.ts'

/** The texts of the catalog that are English only: a German page must not have them. */
export async function englishOnly(): Promise<CatalogText[]> {
  const german = new Set((await shopperTexts('de')).map(({ text }) => text))
  return (await shopperTexts('en-US')).filter(({ text }) => text.length > 1 && !german.has(text))
}

/** The English texts of the catalog among what a person reads or hears. */
export function englishIn(read: readonly string[], english: readonly CatalogText[]): string[] {
  return [...new Set(read)].flatMap((each) => {
    const words = each.replace(/\s+/g, ' ').trim()
    return english
      .filter(({ text, isWhole }) => (isWhole && words === text) || (isSentence(text) && words.includes(text)))
      .map(({ key }) => `${key}: ${words}`)
  })
}

/** Short words may be a part of a name; three of them in a row are a sentence of ours. */
function isSentence(text: string): boolean {
  return text.split(' ').length >= 3
}

/** Every text of a part of a page, every attribute that is read aloud or shown there, and the title of the page. */
export function readPage(page: Page, part: string): Promise<string[]> {
  return page.locator(part).evaluate((root) => {
    const read = root === document.body ? [document.title] : []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      if (!texts.currentNode.parentElement?.closest('script, style, template, noscript')) {
        read.push(texts.currentNode.textContent ?? '')
      }
    }
    for (const element of root.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
        read.push(element.getAttribute(name) ?? '')
      }
    }
    return read
  })
}
