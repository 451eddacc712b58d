import * as z from 'zod/mini'
import { call } from '../call.ts'
import { line } from '../typed-text.ts'

/** What has versions besides settings, text pages and sections of the home page, each by its ID. */
export const versionedRows = ['category', 'collection', 'size-chart', 'zone'] as const
export type VersionedRow = (typeof versionedRows)[number]

/** `settings.shop`, `page.about-us`, `email.receipt.de`, or the kind of a row and its ID, as in `home.<ID>` and `category.<ID>`. */
const versionSubject = line(80).check(
  z.regex(/^(?:settings|page|email|home|category|collection|size-chart|zone)\.[\w-]+(?:\.[\w-]+)?$/),
  z.meta({ examples: ['page.about-us'] }),
)

const savedVersion = z.object({
  version: z.number(),
  savedAt: z.string(),
  /** Who saved it; null for what came with the shop, or an account that is gone. */
  by: z.nullable(z.string()),
  /** The whole of it, as its calls take it. */
  value: z.record(z.string(), z.unknown()),
})
export type SavedVersion = z.infer<typeof savedVersion>

export const calls = {
  listVersions: call({
    method: 'POST',
    path: 'versions/listVersions',
    access: 'editor',
    summary:
      'The versions of settings, emails and shipping zones, for managers, and of text pages, sections of the home page, categories, collections and size charts, the newest first.',
    payload: z.object({ subject: versionSubject }),
    response: z.object({
      versions: z.array(savedVersion),
      /** The version of now, which a change has to name; null for what was deleted. */
      current: z.nullable(z.number()),
    }),
  }),
}
