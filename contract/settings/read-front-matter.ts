export interface FrontMatter {
  title: string
  description: string
  /** The effective date of a policy, as displayed. */
  effective: string | null
  body: string
}

/** Splits a content page into its front matter and body; throws when a required line is missing. */
export function readFrontMatter(text: string): FrontMatter {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error('A content page begins with its title between two ---.')
  const lines = new Map(
    head.split(/\r?\n/).map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const
    }),
  )
  const title = lines.get('title')
  const description = lines.get('description')
  if (!title || !description) throw new Error('A content page needs a title and a description.')
  return { title, description, effective: lines.get('effective') || null, body: body.trim() }
}
