import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentName } from '#contract/settings/content-page.ts'
import { readFrontMatter } from '#contract/settings/read-front-matter.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { settings } from '#db/tables/settings.ts'
import { demoSettingsKey } from '#modules/demo/demo-settings.ts'
import { keyOf } from '#modules/settings/read-settings.ts'
import { demoSettings } from './catalog/demo-settings.ts'

const folder = 'demo/pages'
/** The text pages that the demo has written itself. */
export const demoPages = [
  'about-us',
  'shipping-returns',
  'refund-policy',
  'privacy-policy',
  'terms-conditions',
] as const satisfies ContentName[]

/** Stores the settings of the demo as if nobody had changed them, beside any that an owner has, and records them, so that clearing the demo removes them. */
export async function insertSettings(db: Db | Tx): Promise<void> {
  const groups = (Object.keys(demoSettings) as (keyof typeof demoSettings)[]).map((group) => {
    return { key: keyOf(group), value: demoSettings[group], version: 0 }
  })
  await db
    .insert(settings)
    .values([...groups, { key: demoSettingsKey, value: demoSettings }])
    .onConflictDoNothing()
}

/** Stores the text pages of the demo as if nobody had changed them. */
export async function insertPages(tx: Tx): Promise<void> {
  const rows = demoPages.map(async (name) => {
    const { effective, ...page } = readFrontMatter(await readFile(join(folder, `${name}.md`), 'utf8'))
    return { key: `page.${name}`, value: { ...page, effective: effective ?? '' }, version: 0 }
  })
  await tx
    .insert(settings)
    .values(await Promise.all(rows))
    .onConflictDoNothing()
}
