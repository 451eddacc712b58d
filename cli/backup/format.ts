import * as z from 'zod/mini'

// A backup is a .tar.gz: `backup.json`, then `tables/<name>/<part>` as COPY writes text, `jobs.json`, `files/<key>`, and
// last `manifest.json`, which only a whole archive has. See docs/decisions.

/** Goes up when what is written can no longer be read by what was released before. */
export const formatVersion = 1

export const names = { header: 'backup.json', jobs: 'jobs.json', manifest: 'manifest.json' }

/** A table is cut into parts of this size, whose length is known before they are written. */
export const partBytes = 4 * 1024 * 1024

const migration = z.object({ tag: z.string(), when: z.number() })
const columns = z.array(z.string())

export const header = z.object({
  format: z.literal(formatVersion),
  shop: z.literal('vitrine'),
  createdAt: z.iso.datetime(),
  /** The migrations the database had gone through, the oldest first. */
  schema: z.array(migration).check(z.minLength(1)),
  tables: z.array(z.object({ name: z.string(), columns })),
  sequences: z.array(z.object({ name: z.string(), value: z.number(), isCalled: z.boolean() })),
})
export type Header = z.infer<typeof header>

/** Jobs that were not done, as they were asked for. */
export const jobs = z.array(z.object({ name: z.string(), told: z.unknown() }))
export type UndoneJobs = z.infer<typeof jobs>

const sum = { bytes: z.number(), sha256: z.string() }

export const manifest = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), ...sum })),
  jobs: z.object({ rows: z.number(), ...sum }),
  files: z.record(z.string(), z.object(sum)),
  /** Files that a row names and that were not there. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>

export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}`
}

/** The table that an entry is a part of, or the key of the file it holds; empty where it is neither. */
export function placeOf(entry: string): { table?: string; key?: string } {
  const [, table] = /^tables\/([a-z0-9_]+)\/\d{6,}$/.exec(entry) ?? []
  if (table) return { table }
  const [, key] = /^files\/(.+)$/.exec(entry) ?? []
  return key ? { key } : {}
}
