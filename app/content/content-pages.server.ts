import { fillPlaceholders } from './fill-placeholders.ts'
import { readFrontMatter } from './read-front-matter.ts'
import { renderMarkdown, type Section } from './render-markdown.ts'

export interface ContentPage {
  title: string
  description: string
  effective: string | null
  html: string
  sections: Section[]
}

const texts = import.meta.glob<string>('../../content/*.md', { query: '?raw', import: 'default', eager: true })
const read = new Map<string, ContentPage>()

/** A page of `content/` by its name, such as `about-us`; rendered once. Throws for a name that has no file. */
export function findContentPage(name: string): ContentPage {
  const known = read.get(name)
  if (known && !import.meta.env.DEV) return known
  const text = texts[`../../content/${name}.md`]
  if (text === undefined) throw new Error(`There is no content/${name}.md.`)

  const { body, ...facts } = readFrontMatter(fillPlaceholders(text))
  const page = { ...facts, ...renderMarkdown(body) }
  read.set(name, page)
  return page
}
