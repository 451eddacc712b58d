import { ne, sql } from 'drizzle-orm'
import { ownValue } from '#contract/own-value.ts'
import type { Tx } from '#db/open-database.ts'
import { carriers } from '#db/tables/shipping.ts'

/** The post of a country among the carriers that a new shop has; elsewhere it is DHL. */
const posts: Readonly<Record<string, string>> = {
  US: 'USPS',
  GB: 'Royal Mail',
  FR: 'La Poste',
  DK: 'PostNord',
  SE: 'PostNord',
  AU: 'Australia Post',
  JP: 'Japan Post',
}

/** Makes the post of the shop's country its default carrier, unless an owner has changed any. That of the demo's is off abroad. */
export async function beginCarriers(tx: Tx, country: string): Promise<void> {
  if ((await tx.$count(carriers, ne(carriers.version, 1))) > 0) return
  const post = ownValue(posts, country) ?? 'DHL'
  if ((await tx.$count(carriers, sql`name = ${post}`)) === 0) return
  await tx.update(carriers).set({ isDefault: false })
  await tx.update(carriers).set({
    isDefault: sql`name = ${post}`,
    isOn: sql`name = ${post} or (is_on and name <> 'USPS')`,
  })
}
