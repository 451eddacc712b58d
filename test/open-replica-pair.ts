import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import { migrate } from '#db/migrate.ts'

/** Two real servers: a primary with the shop's tables, and a streaming replica of it. */
export interface ReplicaPair {
  primaryUrl: string
  replicaUrl: string
  /** Runs a statement on the replica. */
  tellReplica(statement: string): Promise<void>
  stopReplica(): Promise<void>
  close(): Promise<void>
}

// Files that belong to one running server only.
const ownFiles = /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*|pg_internal\.init)$/

/** Copies a running server and makes the copy its replica, as `pg_basebackup` would. */
export async function openReplicaPair(): Promise<ReplicaPair> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pair-'))
  const primary = await startEmbeddedServer({ dataDir: join(folder, 'primary') })
  await migrate(primary.url)
  const [from, to] = [join(folder, 'primary', 'postgres'), join(folder, 'replica', 'postgres')]

  const serverUrl = primary.urlFor('vitrine')
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`select pg_backup_start('replica', true)`)
  await cp(from, to, { recursive: true, filter: (path) => !ownFiles.test(basename(path)) })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()

  const way = new URL(serverUrl.replace('postgresql:///', 'postgresql://local/')).searchParams
  await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(join(to, 'standby.signal'), '')
  await writeFile(
    join(to, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${way.get('host')} port=${way.get('port')} user=${way.get('user')}'\n`,
  )
  const replica = await startEmbeddedServer({ dataDir: join(folder, 'replica') })

  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    async tellReplica(statement) {
      const teller = new pg.Client({ connectionString: replica.urlFor('vitrine') })
      await teller.connect()
      await teller.query(statement).finally(() => teller.end())
    },
    stopReplica: () => replica.stop(),
    async close() {
      await replica.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
