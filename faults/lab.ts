import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedServer, startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import type { Figures, Lab, Row } from './row.ts'
import type { Choose } from './seeded.ts'

const firstPort = Number(process.env.FAULTS_PORT ?? 4340)

/** The environment of the rows: it provides ports, folders and databases, and cleans up after each row. */
export async function openLab(options: {
  isQuick: boolean
  minutes: number
  failpoints: readonly string[] | null
  choose: Choose
  say: (line: string) => void
}) {
  const home = await mkdtemp(join(tmpdir(), 'vitrine-faults-'))
  let server: Promise<EmbeddedServer> | null = null
  let ends: (() => Promise<unknown>)[] = []
  let port = firstPort

  async function newDatabase(): Promise<string> {
    server ??= startEmbeddedServer({ dataDir: join(home, 'server') })
    const { urlFor } = await server
    const name = `faults_${randomUUID().replaceAll('-', '')}`
    const client = new pg.Client({ connectionString: urlFor('postgres') })
    await client.connect()
    await client.query(`create database ${name}`).finally(() => client.end())
    return urlFor(name)
  }

  async function cleanUp(): Promise<void> {
    const all = ends
    ends = []
    for (const end of all) await end().catch((error: unknown) => options.say(`   while cleaning up: ${error}`))
  }

  return {
    async run(row: Row): Promise<Figures> {
      port = firstPort
      const lab: Lab = {
        ...options,
        count: (full, quick) => (options.isQuick ? quick : full),
        // In turn, from a range so large that a port is free again before it is reused.
        nextPort: () => firstPort + ((port++ - firstPort) % 500),
        newFolder: () => mkdtemp(join(home, 'folder-')),
        newDatabase,
        later: (end) => ends.unshift(end),
      }
      try {
        return await row.run(lab)
      } finally {
        await cleanUp()
      }
    },
    async close() {
      await cleanUp()
      await (await server)?.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}
