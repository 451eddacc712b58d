import { createHash, randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

const keyFile = 'secrets.key'

/**
 * The key under which the secrets of the shop are stored: `SECRETS_KEY`, or else that of a file beside the embedded
 * database, which is in no backup. Null with a database elsewhere, which processes on other machines may share.
 */
export async function secretsKey({
  dataDir,
  databaseUrl,
  secretsKey: given,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretsKey'>): Promise<Buffer | null> {
  if (given !== null) return hashOf(given)
  return databaseUrl === null ? keyIn(join(dataDir, keyFile)) : null
}

/**
 * The keys that another one has replaced: `SECRETS_KEY_FORMER`, and that of the file in the data folder where `SECRETS_KEY` was
 * set later.
 */
export async function formerSecretsKeys({
  dataDir,
  secretsKey: given,
  secretsKeyFormer,
}: Pick<Config, 'dataDir' | 'secretsKey' | 'secretsKeyFormer'>): Promise<Buffer[]> {
  const former = secretsKeyFormer === null ? null : hashOf(secretsKeyFormer)
  const stored = given === null ? null : await readKey(join(dataDir, keyFile))
  return [former, stored].filter((key) => key !== null)
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

async function keyIn(file: string): Promise<Buffer> {
  const before = await readKey(file)
  if (before) return before
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  // Unlike a rename it never replaces the key that a concurrent start has written.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  const key = await readKey(file)
  if (!key) throw new Error(`${file} is empty`)
  return key
}

async function readKey(file: string): Promise<Buffer | null> {
  try {
    const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url')
    return key.length === 32 ? key : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
