import { ownValue } from '#contract/own-value.ts'
/** What a visitor reads on a page, line by line, and its HTTP status. */
export interface ReadPage {
  path: string
  status: number
  lines: string[]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }

/** Reads pages of the shop at `origin`, one after the other. */
export async function readPages(origin: string, paths: readonly string[]): Promise<ReadPage[]> {
  const pages: ReadPage[] = []
  for (const path of paths) {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
    pages.push({ path, status: response.status, lines: linesOf(await response.text()) })
  }
  return pages
}

/** The visible text of a page: its title and every piece of text between two tags. */
export function linesOf(html: string): string[] {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '\n')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(#?\w+);/g, (whole, name: string) => ownValue(entities, name) ?? whole)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** The lines that only one of two texts has, each as often as it has it more. */
export function differences(before: readonly string[], after: readonly string[]): { gone: string[]; added: string[] } {
  return { gone: without(before, after), added: without(after, before) }
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}
