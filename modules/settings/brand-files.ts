import { createHash } from 'node:crypto'
import { and, eq, inArray, lt, notExists, notInArray, sql } from 'drizzle-orm'
import type { ProcessedLogo } from '#adapters/images/images.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { categories } from '#db/tables/categories.ts'
import { brandFiles } from '#db/tables/settings.ts'
import { versions } from '#db/tables/versions.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { keyOf, readSettings } from './read-settings.ts'
import { refusedFields } from './refused-fields.ts'

/** Names a logo or icon by its content, as `readBrandFile` reads it. */
export function brandFileName({ content, width, height, format }: ProcessedLogo): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return `${hash}-${width}x${height}.${format}`
}

/** The content of a logo or icon; null if there is none of this name. */
export async function findBrandFile(db: Db, name: string): Promise<Buffer | null> {
  const [found] = await db.select({ content: brandFiles.content }).from(brandFiles).where(eq(brandFiles.name, name))
  return found?.content ?? null
}

/** Keeps the files that the settings name from being removed; refuses one that is gone with 'Please upload this file again.' */
export async function takeBrandFiles(tx: Tx, { logo, favicon }: Settings['logo']): Promise<void> {
  const names = [logo, favicon].filter(Boolean)
  if (names.length === 0) return
  const kept = await keepBrandFiles(tx, names)
  const wrong = Object.entries({ logo, favicon }).filter(([, name]) => name && !kept.some((each) => each.name === name))
  if (wrong.length === 0) return
  throw refusedFields(wrong.map(([field]) => ({ param: `values.${field}`, msg: apiSettingsMessages.logoUnknown })))
}

/** Gives files a new age, so that a sweep that waits for this transaction spares them; returns those that exist. */
export async function keepBrandFiles(tx: Tx, names: string[]): Promise<{ name: string }[]> {
  return await tx
    .update(brandFiles)
    .set({ createdAt: sql`shop_now()` })
    .where(inArray(brandFiles.name, names))
    .returning({ name: brandFiles.name })
}

/** Deletes the files that were uploaded more than a day ago and that no setting, former version or category names. */
export async function sweepBrandFiles(db: Db): Promise<void> {
  const { logo, favicon } = (await readSettings(db)).settings.logo
  const former = db
    .select({ one: sql`1` })
    .from(versions)
    .where(
      and(
        eq(versions.subject, keyOf('logo')),
        sql`${brandFiles.name} in (${versions.value} ->> 'logo', ${versions.value} ->> 'favicon')`,
      ),
    )
  const drawings = db.select({ one: sql`1` }).from(categories).where(eq(categories.drawing, brandFiles.name))
  await db
    .delete(brandFiles)
    .where(
      and(
        lt(brandFiles.createdAt, sql`(select shop_now()) - interval '1 day'`),
        notInArray(brandFiles.name, [logo, favicon]),
        notExists(former),
        notExists(drawings),
      ),
    )
}
