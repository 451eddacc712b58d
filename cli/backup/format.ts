import * as z from 'zod/mini'

// A backup is a .tar.gz: `backup.json`, `tables/<name>/<part>` in COPY's text format, `jobs.json`, `files/<key>`, and last
// `manifest.json`, whose presence proves the archive complete. See docs/decisions.

/** Incremented when released versions can no longer read the format. */
export const formatVersion = 1

export const names = { header: 'backup.json', jobs: 'jobs.json', manifest: 'manifest.json' }

/** The size of the parts of a table: tar needs the length of an entry before its content. */
export const partBytes = 4 * 1024 * 1024

const migration = z.object({ tag: z.string(), when: z.number() })
const columns = z.array(z.string())

export const header = z.object({
  format: z.literal(formatVersion),
  shop: z.literal('vitrine'),
  createdAt: z.iso.datetime(),
  /** The applied migrations, oldest first. */
  schema: z.array(migration).check(z.minLength(1)),
  tables: z.array(z.object({ name: z.string(), columns })),
  sequences: z.array(z.object({ name: z.string(), value: z.number(), isCalled: z.boolean() })),
})
export type Header = z.infer<typeof header>

/** Unfinished jobs with their payloads. */
export const jobs = z.array(z.object({ name: z.string(), told: z.unknown() }))
export type UndoneJobs = z.infer<typeof jobs>

const sum = { bytes: z.number(), sha256: z.string() }

export const manifest = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), ...sum })),
  jobs: z.object({ rows: z.number(), ...sum }),
  files: z.record(z.string(), z.object(sum)),
  /** Files that a row references but storage lacks. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>

export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}`
}

/** The table an entry is a part of, or the key of the file it holds; empty if it is neither. */
export function parseEntryName(entry: string): { table?: string; key?: string } {
  const [, table] = /^tables\/([a-z0-9_]+)\/\d{6,}$/.exec(entry) ?? []
  if (table) return { table }
  const [, key] = /^files\/(.+)$/.exec(entry) ?? []
  return key ? { key } : {}
}
