import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { choosePaths, listPaths } from '#cli/upgrade/choose-paths.ts'
import { findEmbeddedServer } from '#db/embedded/find-embedded-server.ts'
import { address, expect, port, test } from './support/shop-under-test.ts'
import { copyDemoShop } from './support/start-shop.ts'
import { newerVersion, thisVersion } from './support/versions.ts'

const ownPort = port + 60
const origin = `http://localhost:${ownPort}`
const ready = 'Vitrine is running at'
const productPage = /^\/shop\/[^/]+\/[^/]+\/[^/]+\/([0-9a-f-]{36})/

const pageAt = async (path: string) => {
  const reply = await fetch(`${origin}${path}`, { headers: { 'x-forwarded-for': address() } })
  return { status: reply.status, text: await reply.text() }
}

/** Rows of the database of a shop that runs on a data folder. */
async function rowsOf(dataDir: string, statement: string): Promise<Record<string, unknown>[]> {
  const server = await findEmbeddedServer(dataDir)
  const client = new pg.Client({ connectionString: server?.url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('a new version is rehearsed, backs up and migrates, also after kill -9 inside its migration, and can be left again', async () => {
  test.setTimeout(400_000)
  const { dataDir, remove } = await copyDemoShop()
  const newer = await newerVersion()
  const before = await mkdtemp(join(tmpdir(), 'vitrine-before-'))
  let running = thisVersion.start(ownPort, dataDir)
  const stop = async () => {
    running.kill('SIGTERM')
    await running.ended
  }
  try {
    await running.says(ready)
    // Two of the products that the rehearsal looks at: the new version renames one, and no longer shows the other.
    const chosen = choosePaths(await listPaths(origin), 20)
    expect(chosen).toHaveLength(20)
    const products = chosen.filter((path) => productPage.test(path))
    const [renamed = '', hidden = ''] = [products[0], products.at(-1)]
    const idIn = (path: string) => productPage.exec(path)?.[1]
    const changes = [
      `UPDATE products SET name = name || ' of the new version' WHERE id = '${idIn(renamed)}'`,
      `UPDATE products SET status = 'archived' WHERE id = '${idIn(hidden)}'`,
    ]
    await newer.migrate(...changes)

    const check = newer.command(dataDir, 'upgrade', '--check', '--running', origin, '--json')
    const { code, said } = await check.ended
    expect(code, said).toBe(1)
    const rehearsed = JSON.parse(said.slice(said.indexOf('{')))
    expect(rehearsed).toMatchObject({ ok: false, migrations: 1 })
    const pages: { path: string; isBroken: boolean; before: number; added: string[] }[] = rehearsed.pages
    expect(pages.map(({ path }) => path)).toEqual(chosen)
    expect(pages.filter(({ isBroken }) => isBroken).map(({ path }) => path)).toEqual([hidden])
    const namesIn = ({ added }: { added: string[] }) => added.filter((line) => line.includes('of the new version'))
    expect(namesIn(pages.find(({ path }) => path === renamed) ?? { added: [] }).length).toBeGreaterThan(0)
    // Nothing of it reached the shop, and the copy is gone.
    expect((await pageAt(renamed)).text).not.toContain('of the new version')
    expect((await pageAt(hidden)).status).toBe(200)
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('vitrine-upgrade-'))).toEqual([])
    await stop()

    // Killed while its migration runs; the owner wanted no backup.
    await newer.migrate(...changes, 'SELECT pg_sleep(600)')
    running = newer.start(ownPort, dataDir, { BACKUP_BEFORE_UPGRADE: '0' })
    await running.says('Applying 1 new migration')
    const sleeping = "select from pg_stat_activity where wait_event = 'PgSleep'"
    await expect.poll(async () => (await rowsOf(dataDir, sleeping)).length).toBe(1)
    running.kill('SIGKILL')
    await running.ended
    expect(existsSync(join(dataDir, 'backups'))).toBe(false)

    // The version before finds everything as it was.
    running = thisVersion.start(ownPort, dataDir)
    await running.says(ready)
    expect((await pageAt(renamed)).text).not.toContain('of the new version')
    expect((await pageAt(hidden)).status).toBe(200)
    await stop()

    await newer.migrate(...changes)
    running = newer.start(ownPort, dataDir)
    await running.says(ready)
    expect(running.said()).toMatch(
      /Making a backup before the upgrade: .+\.tar\.gz …[\s\S]+Applying 1 new migration\. The version before cannot open/,
    )
    expect((await pageAt(renamed)).text).toContain('of the new version')
    expect((await pageAt(hidden)).status).not.toBe(200)
    await stop()

    const refused = await thisVersion.start(ownPort, dataDir).ended
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('The database was migrated by a newer version of Vitrine. Start that version')

    // Back to the version before, as docs/running-in-production.md has it.
    const [backup = ''] = await readdir(join(dataDir, 'backups'))
    const folder = join(before, 'data')
    const restored = await thisVersion.command(folder, 'restore', join(dataDir, 'backups', backup)).ended
    expect(restored.code, restored.said).toBe(0)
    expect(existsSync(join(folder, 'postgres'))).toBe(true)
    running = thisVersion.start(ownPort, folder)
    await running.says(ready)
    expect((await pageAt(renamed)).text).not.toContain('of the new version')
    expect((await pageAt(hidden)).status).toBe(200)
    await stop()
  } finally {
    running.kill('SIGKILL')
    await Promise.all([remove(), newer.remove(), rm(before, { recursive: true, force: true })])
  }
})
