import type { Api } from '#contract/index.ts'
import type { ContentName, PageText } from '#contract/settings/content-page.ts'
import { fillPlaceholders, type Placeholder, type PlaceholderValues } from '#contract/settings/placeholders.ts'
import { readFrontMatter } from '#contract/settings/read-front-matter.ts'
import { renderMarkdown, type Section } from './render-markdown.ts'

export interface ContentPage {
  title: string
  description: string
  effective: string | null
  html: string
  sections: Section[]
}

const texts = import.meta.glob<string>('../../content/*.md', { query: '?raw', import: 'default', eager: true })

/** The default text of a page, from `content/`. */
export function defaultPage(name: ContentName): PageText {
  const text = texts[`../../content/${name}.md`]
  if (text === undefined) throw new Error(`There is no content/${name}.md.`)
  const { effective, ...page } = readFrontMatter(text)
  return { ...page, effective: effective ?? '' }
}

/** A page with the owner's text, or else the default. */
export async function loadContentPage({ settings }: Api, name: ContentName): Promise<ContentPage> {
  const [{ page }, facts] = await Promise.all([settings.contentPage({ name }), settings.shownSettings({})])
  return presentPage(page ?? defaultPage(name), facts)
}

/** Fills placeholders and renders Markdown to HTML; HTML in the text is escaped. */
export function presentPage({ title, description, effective, body }: PageText, facts: PlaceholderValues): ContentPage {
  return {
    title: fillPlaceholders(title, facts),
    description: fillPlaceholders(description, facts),
    effective: effective || null,
    ...renderMarkdown(fillPlaceholders(body, facts, asMarkdown)),
  }
}

const free: readonly Placeholder[] = ['shopName', 'legalName', 'postalAddress', 'vatNumber', 'companyNumber']

// A name or number may contain characters that Markdown interprets.
function asMarkdown(fact: string, name: Placeholder): string {
  return free.includes(name) ? fact.replace(/[\\`*_~[\]<>|#]/g, '\\$&') : fact
}
