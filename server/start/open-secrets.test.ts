import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { settings } from '#db/tables/settings.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { openSecrets, replaceUnreadableSecrets, rotateLinks } from './open-secrets.ts'
import { formerSecretsKeys, secretsKey } from './secrets-key.ts'

const shop = await createTestShop()
const rows = eq(settings.key, 'secrets')
const key = Buffer.alloc(32, 1)
const other = Buffer.alloc(32, 2)
const stored = async () => JSON.stringify((await shop.db.select().from(settings).where(rows))[0]?.value)
const put = (value: object) => shop.db.update(settings).set({ value }).where(rows)

test('with a key, the database holds the secrets encrypted, and no other key opens them', async () => {
  const before = await openSecrets(shop.db)
  expect(await stored()).toContain(before.sandbox)
  expect(await openSecrets(shop.db, { key })).toEqual(before)
  expect(await stored()).toMatch(/^\{"sealed":"[\w-]+"\}$/)
  expect(await openSecrets(shop.db, { key })).toEqual(before)
  await expect(openSecrets(shop.db, { key: other })).rejects.toThrow('encrypted under another key')
  await expect(openSecrets(shop.db)).rejects.toThrow('Set SECRETS_KEY')
})

test('another key takes over with the former one, also from the file, and the former one opens nothing afterwards', async () => {
  const before = await openSecrets(shop.db, { key })
  await expect(openSecrets(shop.db, { key: other, formerKeys: [Buffer.alloc(32, 3)] })).rejects.toThrow('another key')
  expect(await openSecrets(shop.db, { key: other, formerKeys: [key] })).toEqual(before)
  expect(await openSecrets(shop.db, { key: other })).toEqual(before)
  await expect(openSecrets(shop.db, { key })).rejects.toThrow('encrypted under another key')
  expect(await openSecrets(shop.db, { key, formerKeys: [other] })).toEqual(before)

  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-key-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const ofFile = await secretsKey({ dataDir, databaseUrl: null, secretsKey: null })
  const set = { dataDir, secretsKey: 'n'.repeat(32), secretsKeyFormer: 'f'.repeat(32) }
  const ofFormer = await secretsKey({ dataDir, databaseUrl: null, secretsKey: set.secretsKeyFormer })
  expect(await formerSecretsKeys(set)).toEqual([ofFormer, ofFile])
  expect(await formerSecretsKeys({ ...set, secretsKey: null, secretsKeyFormer: null })).toEqual([])
})

test('secrets of a version with one undated key are kept: its key is the first one', async () => {
  const secret = (letter: string) => letter.repeat(43)
  await put({ productList: secret('p'), signedLinks: secret('l'), sandbox: secret('s') })
  const secrets = await openSecrets(shop.db)
  expect(secrets).toMatchObject({
    productList: secret('p'),
    networks: secret('l'),
    links: { current: '1', keys: [{ id: '1', secret: secret('l'), retiredAt: null }] },
  })
  expect(secrets.links.undatedSince).not.toBeNull()
  expect(await openSecrets(shop.db)).toEqual(secrets)
})

test('a rotation is stored sealed, and revoking drops the former keys', async () => {
  await openSecrets(shop.db, { key })
  const links = await rotateLinks(shop.db, key, { isRevoking: false })
  expect(links.keys.map(({ id }) => id)).toEqual(['2', '1'])
  expect((await openSecrets(shop.db, { key })).links).toEqual(links)
  expect((await rotateLinks(shop.db, key, { isRevoking: true })).keys.map(({ id }) => id)).toEqual(['3'])
})

test('a shop whose key is lost gets new secrets, and keeps those that it can read', async () => {
  expect(await replaceUnreadableSecrets(shop.db, key)).toBe(false)
  expect(await replaceUnreadableSecrets(shop.db, other)).toBe(true)
  expect((await openSecrets(shop.db, { key: other })).links.keys.map(({ id }) => id)).toEqual(['1'])
})

test('the key is a file that only its user reads, of the embedded database alone, unless SECRETS_KEY is set', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-key-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const config = { dataDir, databaseUrl: null, secretsKey: null }
  const keys = await Promise.all([secretsKey(config), secretsKey(config), secretsKey(config)])
  expect(new Set(keys.map((each) => each?.toString('hex'))).size).toBe(1)
  expect(keys[0]).toHaveLength(32)
  const file = join(dataDir, 'secrets.key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url')).toEqual(keys[0])
  expect(await secretsKey({ ...config, databaseUrl: 'postgresql://elsewhere/shop' })).toBeNull()
  expect(await secretsKey({ ...config, secretsKey: 'x'.repeat(32) })).not.toEqual(keys[0])
})
