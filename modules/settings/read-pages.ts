import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type ContentName, contentNames, type PageText, pageText } from '#contract/settings/content-page.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { settings } from '#db/tables/settings.ts'

/** The key of the row that stores the owner's text of a page. */
export const pageKey = (name: ContentName) => `page.${name}`

/** The owner's text of a page; null means the default text. Version 0: never changed. */
export interface OwnPage {
  page: PageText | null
  version: number
}

/** Every text page, by its name. */
export async function readPages(db: Db | Tx): Promise<Map<ContentName, OwnPage>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value, version: settings.version })
    .from(settings)
    .where(inArray(settings.key, contentNames.map(pageKey)))
  return new Map(
    contentNames.map((name) => {
      const row = rows.find(({ key }) => key === pageKey(name))
      return [name, { page: z.safeParse(pageText, row?.value).data ?? null, version: row?.version ?? 0 }]
    }),
  )
}
