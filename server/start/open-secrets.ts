import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#db/open-database.ts'
import { settings } from '#db/tables/settings.ts'
import type { Secrets } from '#modules/context.ts'

const secret = z.string().check(z.minLength(43))
const secrets = z.object({ productList: secret, signedLinks: secret, sandbox: secret })

/** The shop's secrets, generated once and shared by every process on the same database. */
export async function openSecrets(db: Db): Promise<Secrets> {
  const before = await read(db)
  if (before) return before
  const generate = () => randomBytes(32).toString('base64url')
  const value = { productList: generate(), signedLinks: generate(), sandbox: generate() } satisfies Secrets
  await db.insert(settings).values({ key: 'secrets', value }).onConflictDoNothing()
  return z.parse(secrets, await read(db))
}

async function read(db: Db): Promise<Secrets | null> {
  const [stored] = await db.select().from(settings).where(eq(settings.key, 'secrets'))
  return stored ? z.parse(secrets, stored.value) : null
}
