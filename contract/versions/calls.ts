import * as z from 'zod/mini'
import { call } from '../call.ts'
import { line } from '../typed-text.ts'

/** What has versions: `settings.shop`, `page.about-us`, or `home.` with the ID of a section. */
const versionSubject = line(80).check(
  z.regex(/^(?:settings|page|home)\.[\w-]+$/),
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
      'The versions of settings, for managers, of a text page or of a section of the home page, the newest first.',
    payload: z.object({ subject: versionSubject }),
    response: z.object({
      versions: z.array(savedVersion),
      /** The version of now, which a change has to name; null for a section that was deleted. */
      current: z.nullable(z.number()),
    }),
  }),
}
