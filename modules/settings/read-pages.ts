import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type ContentName, contentNames, type PageText, pageText } from '#contract/settings/content-page.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { settings } from '#db/tables/settings.ts'

/** The row that holds what the owner wrote for a page. */
export const pageKey = (name: ContentName) => `page.${name}`

/** What an owner wrote for a page; null stands for the text that came with the shop. Version 0: no one has changed it yet. */
export interface OwnPage {
  page: PageText | null
  version: number
}

/** Every page of text, by its name. */
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
