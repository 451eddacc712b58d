import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Tx } from '#db/open-database.ts'
import { settings } from '#db/tables/settings.ts'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import type { LinkKeys, Secrets } from '#modules/context.ts'
import { rotateLinkKeys } from '#modules/links/rotate-link-keys.ts'
import { firstId } from '#modules/links/signed-link.ts'
import { seal, unseal } from '#modules/seal.ts'

const secret = z.string().check(z.minLength(43))
const linkKey = z.object({ id: z.string(), secret, retiredAt: z.nullable(z.string()) })
const current = z.object({
  productList: secret,
  links: z.object({ current: z.string(), keys: z.array(linkKey), undatedSince: z.nullable(z.string()) }),
  networks: secret,
  sandbox: secret,
})
/** Of versions whose links had one key and no date. */
const former = z.object({ productList: secret, signedLinks: secret, sandbox: secret })
const stored = z.union([current, former, z.object({ sealed: z.string() })])

interface OpenOptions {
  key?: Buffer | null
  /** Keys that `key` replaces: what one of them opens is sealed again. */
  formerKeys?: readonly Buffer[]
  isReadOnly?: boolean
}

/**
 * The shop's secrets, generated once and shared by every process on the same database. With a key they are stored sealed.
 */
export async function openSecrets(
  db: Db,
  { key = null, formerKeys = [], isReadOnly = false }: OpenOptions = {},
): Promise<Secrets> {
  const before = await readSecrets(db, key, { formerKeys })
  if (before && (isReadOnly || !before.isOutdated)) return before.secrets
  // Of several starts at once, one writes.
  return db.transaction(async (tx) => {
    if (!before) await store(tx, generateSecrets(), key)
    const found = await readSecrets(tx, key, { formerKeys, isLocked: true })
    if (!found) throw new Error('The secrets of the shop are gone')
    if (found.isOutdated) await replace(tx, found.secrets, key)
    return found.secrets
  })
}

/** Replaces the key that signs links; returns the keys. Every process learns of it. */
export async function rotateLinks(
  db: Db,
  key: Buffer | null,
  { isRevoking }: { isRevoking: boolean },
): Promise<LinkKeys> {
  await openSecrets(db, { key })
  return db.transaction(async (tx) => {
    const found = await readSecrets(tx, key, { isLocked: true })
    if (!found) throw new Error('The secrets of the shop are gone')
    const links = rotateLinkKeys(found.secrets.links, generate(), { isRevoking })
    await replace(tx, { ...found.secrets, links }, key)
    return links
  })
}

/** Makes new secrets if the stored ones are sealed under another key, as after a restore without it; says whether it did. */
export async function replaceUnreadableSecrets(db: Db, key: Buffer | null): Promise<boolean> {
  try {
    await readSecrets(db, key)
    return false
  } catch (error) {
    if (!(error instanceof SealedError)) throw error
    await db.transaction((tx) => replace(tx, generateSecrets(), key))
    return true
  }
}

/** The stored secrets cannot be read with the key that is there. */
class SealedError extends Error {
  override name = 'SealedError'
}

const generate = () => randomBytes(32).toString('base64url')

function generateSecrets(): Secrets {
  const links = { current: firstId, keys: [{ id: firstId, secret: generate(), retiredAt: null }], undatedSince: null }
  return { productList: generate(), links, networks: generate(), sandbox: generate() }
}

interface Found {
  secrets: Secrets
  /** Whether they have to be written again: as a later version stores them, or sealed. */
  isOutdated: boolean
}

interface ReadOptions {
  formerKeys?: readonly Buffer[]
  isLocked?: boolean
}

async function readSecrets(
  db: Db | Tx,
  key: Buffer | null,
  { formerKeys = [], isLocked = false }: ReadOptions = {},
): Promise<Found | null> {
  const asked = db.select().from(settings).where(eq(settings.key, 'secrets'))
  const [row] = await (isLocked ? asked.for('update') : asked)
  if (!row) return null
  const read = z.parse(stored, row.value)
  if ('sealed' in read) {
    const texts = (key ? [key, ...formerKeys] : []).map((each) => unseal(read.sealed, each))
    const text = texts.find((each) => each !== null)
    if (!text) throw new SealedError(key ? cliStartMessages.secretsKeyWrong : cliStartMessages.secretsKeyMissing)
    return { secrets: z.parse(current, JSON.parse(text)), isOutdated: text !== texts[0] }
  }
  return { secrets: 'links' in read ? read : upgrade(read), isOutdated: key !== null || !('links' in read) }
}

function upgrade({ signedLinks, ...rest }: z.infer<typeof former>): Secrets {
  const keys = [{ id: firstId, secret: signedLinks, retiredAt: null }]
  return {
    ...rest,
    networks: signedLinks,
    links: { current: firstId, keys, undatedSince: new Date().toISOString() },
  }
}

function storedForm(secrets: Secrets, key: Buffer | null) {
  return key ? { sealed: seal(JSON.stringify(secrets), key) } : secrets
}

async function store(tx: Tx, secrets: Secrets, key: Buffer | null): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: 'secrets', value: storedForm(secrets, key) })
    .onConflictDoNothing()
}

async function replace(tx: Tx, secrets: Secrets, key: Buffer | null): Promise<void> {
  await tx
    .update(settings)
    .set({ value: storedForm(secrets, key) })
    .where(eq(settings.key, 'secrets'))
}
