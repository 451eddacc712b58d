import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findBinaries } from './find-binaries.ts'
import { findEmbeddedServer } from './find-embedded-server.ts'
import { type EmbeddedServer, startEmbeddedServer } from './start-embedded-server.ts'

// Laying out a cluster takes most of a start: it is done once, and every test opens a copy.
const laidOut = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-embedded-')))
beforeAll(async () => {
  const server = await startEmbeddedServer({ dataDir: laidOut })
  await server.stop()
})
afterAll(() => rmSync(laidOut, { recursive: true, force: true }))

function newDataDir(): string {
  const dataDir = newFolder()
  cpSync(laidOut, dataDir, { recursive: true, preserveTimestamps: true })
  return dataDir
}

function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-embedded-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir })
  onTestFinished(() => server.stop())
  return server
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(sql)
    return rows
  } finally {
    await client.end()
  }
}

/** A shop in a process of its own that writes one row after the other and says which were acknowledged. */
async function startWriter(dataDir: string): Promise<{ shop: ChildProcess; server: number; acknowledged: number[] }> {
  const shop = spawn(process.execPath, [join(import.meta.dirname, 'acknowledging-writer.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void shop.kill('SIGKILL'))
  const acknowledged: number[] = []
  const lines = createInterface({ input: shop.stdout })
  const [server] = await once(lines, 'line')
  lines.on('line', (line) => acknowledged.push(Number(line)))
  return { shop, server: Number(server), acknowledged }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'close')
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie is dead, even where no one reaps it.
    return !existsSync('/proc/self') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

const allRows = 'select count(*)::int as rows, max(id) as last from kept'

test('rows survive a restart', async () => {
  const dataDir = join(newFolder(), 'data')
  const first = await startEmbeddedServer({ dataDir })
  await query(first.url, 'create table kept (id int)')
  await query(first.url, 'insert into kept values (1), (2)')
  await first.stop()
  expect(isAlive(first.pid)).toBe(false)

  const second = await start(dataDir)
  expect(await query(second.url, allRows)).toEqual([{ rows: 2, last: 2 }])
})

test('the server uses UTF-8, handles non-ASCII letters, and is as durable as PostgreSQL by default', async () => {
  const { urlFor } = await start(newDataDir())
  const [answer] = await query(
    urlFor('vitrine'),
    `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages,
      current_setting('listen_addresses') as tcp, lower('É') as lower, 'b' < 'É' as order`,
  )
  expect(answer).toEqual({ encoding: 'UTF8', fsync: 'on', commit: 'on', pages: 'on', tcp: '', lower: 'é', order: true })
})

test('only the owner can access its folder, and Ctrl-C for the shop does not reach it', async () => {
  const dataDir = newDataDir()
  chmodSync(join(dataDir, 'postgres'), 0o755)
  const server = await start(dataDir)
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  expect(process.kill(-server.pid, 0)).toBe(true)
})

// Under root, where an ordinary user (here: no one) may reach the programs.
const nobody = { uid: 65_534, gid: 65_534 }
const { postgres } = await findBinaries()
const isRoot = process.platform === 'linux' && process.getuid?.() === 0
const canBeNobody = isRoot && spawnSync('test', ['-x', postgres], nobody).status === 0

test.runIf(canBeNobody)('root starts it as the owner of a folder that only that owner can access', async () => {
  const closed = newFolder()
  chownSync(closed, nobody.uid, nobody.gid)
  const server = await start(join(closed, 'data'))
  expect(statSync(`/proc/${server.pid}`).uid).toBe(nobody.uid)
  expect(statSync(join(closed, 'data', 'postgres')).uid).toBe(nobody.uid)
})

test('a shop killed while writing loses no acknowledged row, and the next one starts', async () => {
  const dataDir = newDataDir()
  const { shop, server, acknowledged } = await startWriter(dataDir)
  await expect.poll(() => acknowledged.length).toBeGreaterThan(50)
  await kill(shop)
  const seen = acknowledged.length
  expect(isAlive(server)).toBe(true)

  const next = await start(dataDir)
  expect(next.pid).not.toBe(server)
  expect(isAlive(server)).toBe(false)
  const [{ rows, last } = {}] = await query(next.url, allRows)
  expect(rows).toBe(last)
  expect(rows).toBeGreaterThanOrEqual(seen)
})

test('a shop killed together with its server loses no acknowledged row', async () => {
  const dataDir = newDataDir()
  const { shop, server, acknowledged } = await startWriter(dataDir)
  await expect.poll(() => acknowledged.length).toBeGreaterThan(50)
  process.kill(server, 'SIGKILL')
  await kill(shop)
  const seen = acknowledged.length

  const next = await start(dataDir)
  const [{ rows } = {}] = await query(next.url, allRows)
  expect(rows).toBeGreaterThanOrEqual(seen)
})

test('a server that is killed is restarted by its shop, and no acknowledged row is lost', async () => {
  const dataDir = newDataDir()
  const server = await start(dataDir)
  await query(server.url, 'create table kept (id int)')
  for (const id of [1, 2, 3]) {
    await query(server.url, `insert into kept values (${id})`)
    const killed = server.pid
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(() => query(server.url, allRows).catch(() => null), { timeout: 30_000 })
      .toEqual([{ rows: id, last: id }])
    // It answers a moment before it is known to be back.
    await expect.poll(() => server.pid, { timeout: 30_000 }).not.toBe(killed)
  }
  await server.stop()
  expect(isAlive(server.pid)).toBe(false)
  expect(await findEmbeddedServer(dataDir)).toBeUndefined()
})

test('a server stopped during a restart stays stopped', async () => {
  const dataDir = newDataDir()
  const server = await start(dataDir)
  process.kill(server.pid, 'SIGKILL')
  await server.stop()
  expect(await findEmbeddedServer(dataDir)).toBeUndefined()
  await (await start(dataDir)).stop()
})

test('a server stopped right after a restart stays stopped', async () => {
  const dataDir = newDataDir()
  const server = await start(dataDir)
  process.kill(server.pid, 'SIGKILL')
  await expect.poll(() => query(server.url, 'select 1 as one').catch(() => null), { timeout: 30_000 }).not.toBeNull()
  await server.stop()
  expect(await findEmbeddedServer(dataDir)).toBeUndefined()
})

test('a second shop on the same folder is refused in one sentence, and the first keeps running', async () => {
  const dataDir = newDataDir()
  const first = await start(dataDir)
  await expect(startEmbeddedServer({ dataDir })).rejects.toThrow(
    `Another shop (process ${process.pid}) is using the data folder ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
  )
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('of three shops that start at once one runs', async () => {
  const dataDir = newDataDir()
  const tries = await Promise.allSettled([1, 2, 3].map(() => start(dataDir)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('stale files that name other or dead processes, or nothing, do not block the start', async () => {
  const dataDir = newDataDir()

  for (const left of [`${process.pid}`, '999999999', 'no number at all\n\0', '']) {
    const lines = [left, join(dataDir, 'postgres'), '1700000000', '5432', '.', '', '  1 1', 'ready   ']
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`)
    writeFileSync(join(dataDir, 'shop.lock'), `{"pid":${left},"started":"at some other time"}`)
    const server = await startEmbeddedServer({ dataDir })
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
    expect(existsSync(join(dataDir, 'shop.lock'))).toBe(false)
  }
})

test('it works in a folder that only its owner can access, and under a path too long for a socket', async () => {
  const closed = join(newFolder(), 'closed', 'deep/'.repeat(30))
  mkdirSync(closed, { recursive: true })
  chmodSync(join(closed, '..'), 0o700)
  const server = await start(closed)
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a command finds the database of a running shop, and none without one', async () => {
  const dataDir = newDataDir()
  expect(await findEmbeddedServer(newFolder())).toBeUndefined()
  expect(await findEmbeddedServer(dataDir)).toBeUndefined()
  const server = await startEmbeddedServer({ dataDir })
  const found = await findEmbeddedServer(dataDir)
  expect(found?.url).toBe(server.url)
  await server.stop()
  expect(await findEmbeddedServer(dataDir)).toBeUndefined()
})

test('a folder with another version, or something else, is refused in one sentence', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'postgres'))
  await expect(startEmbeddedServer({ dataDir })).rejects.toThrow('postgres holds no database: choose another DATA_DIR')
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '16\n')
  await expect(startEmbeddedServer({ dataDir })).rejects.toThrow('holds a database of PostgreSQL 16, not 18')
  expect(existsSync(join(dataDir, 'shop.lock'))).toBe(false)
})

test('a database that cannot start reports why and where its log is', async () => {
  const dataDir = newDataDir()
  rmSync(join(dataDir, 'postgres', 'global', 'pg_control'))
  await expect(startEmbeddedServer({ dataDir })).rejects.toThrow(/did not start: .+ \(see .+postgres\.log\)$/)
})

test('the log of the server is limited in size', async () => {
  const dataDir = newDataDir()
  const log = join(dataDir, 'postgres.log')
  writeFileSync(log, 'an old line\n'.repeat(200_000))
  await start(dataDir)
  expect(statSync(log).size).toBeLessThan(10_000)
  expect(statSync(log).mode & 0o777).toBe(0o600)
  expect(readFileSync(`${log}.1`, 'utf8')).toContain('an old line')
})
