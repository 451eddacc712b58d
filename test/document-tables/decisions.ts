import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** The document of every decision, made from the number, title and status at the head of each. */
export function decisionsTable(): string {
  const files = globSync('docs/decisions/[0-9]*.md').toSorted()
  return `# Decisions

Why the shop is built this way. Made from the files of this folder by \`npm run document-tables\`; a test compares it.

| | Decision | Status |
|---|---|---|
${files.map(rowOf).join('\n')}
`
}

function rowOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  const [, number, title] = /^# (\d{3})[.:]? (.+)/.exec(text) ?? []
  const status = /^(?:Status:|\*\*Status\.\*\*) (.+)/m.exec(text)?.[1]
  if (!title || !status) throw new Error(`${file} does not begin with its number, title and status`)
  return `| ${number} | [${title}](${basename(file)}) | ${withoutDate(status)} |`
}

/** "accepted" of "Accepted, 2026-11-25." */
function withoutDate(status: string): string {
  const said = status.replace(/(?:,|\. Date:) (?:\d{4}-\d{2}-\d{2}|[A-Z][a-z]+ \d{4})/, '').replace(/\.$/, '')
  return said.charAt(0).toLowerCase() + said.slice(1)
}
