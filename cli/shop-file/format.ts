import * as z from 'zod/mini'

// A shop file is a .zip: `shop.json`, `tables/<name>.copy` in COPY's text format, `files/<key>` with the original images, and
// last `manifest.json` with the checksum of each.

/** Incremented when released versions can no longer read the format. */
export const formatVersion = 1

export const names = { header: 'shop.json', manifest: 'manifest.json' }

export const header = z.object({
  format: z.literal(formatVersion),
  shop: z.literal('vitrine'),
  createdAt: z.iso.datetime(),
  /** When the latest applied migration was made, in milliseconds. */
  schema: z.int(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
})
export type Header = z.infer<typeof header>

export const manifest = z.object({
  /** The bytes and SHA-256 of every other entry, by its name. */
  entries: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifest>

export const tableEntry = (name: string) => `tables/${name}.copy`
export const fileEntry = (key: string) => `files/${key}`

/** The storage key of an entry; null if it is not a file of the shop. */
export function keyOfEntry(entry: string): string | null {
  const [, key] = /^files\/((?:[\w-]+\/)*[\w-]+(?:\.\w+)*)$/.exec(entry) ?? []
  return key ?? null
}
