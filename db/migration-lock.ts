import type pg from 'pg'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'

// An arbitrary number that nothing else in the shop locks.
const migrationLock = 7_201_001
const lookAgainMs = 5_000
const lockNotAvailable = '55P03'

/** The connection that holds the lock. */
interface Holder {
  program: string
  pid: number
  address: string | null
  /** Whether it is a start or restore that did something within the patience of the one who waits. */
  isWorking: boolean
}

export interface LockOptions {
  report: (line: string) => void
  /** How long to wait for a connection that holds the lock without migrating. */
  patienceMs: number
}

/**
 * Locks the migrations for a connection and reports for whom it waits. It waits as long as another start works, and throws
 * an error that names the connection which holds the lock without working.
 */
export async function lockMigrations(client: pg.ClientBase, { report, patienceMs }: LockOptions): Promise<void> {
  const startedAt = performance.now()
  let isReported = false
  while (!(await lockWithin(client, Math.min(lookAgainMs, patienceMs)))) {
    const holder = await findHolder(client, patienceMs)
    if (!holder) continue
    const named = cliStartMessages.connection(holder.program, holder.pid, holder.address)
    if (performance.now() - startedAt >= patienceMs && !holder.isWorking) {
      throw new Error(cliStartMessages.migrationsLocked(named, holder.pid))
    }
    if (!isReported) report(cliStartMessages.migrationsAwaited(named))
    isReported = true
  }
}

/** Gives the lock back; a connection that was lost has given it back already. */
export async function unlockMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
}

async function lockWithin(client: pg.ClientBase, ms: number): Promise<boolean> {
  await client.query("select set_config('lock_timeout', $1, false)", [`${Math.ceil(ms)}ms`])
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === lockNotAvailable) return false
    throw error
  } finally {
    await client.query('reset lock_timeout').catch(() => {})
  }
}

async function findHolder(client: pg.ClientBase, patienceMs: number): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(
    `select a.application_name as program, a.pid, host(a.client_addr) as address,
       a.application_name = 'vitrine-migrations'
         and (a.state = 'active' or clock_timestamp() - a.state_change < $2 * interval '1 millisecond') as "isWorking"
     from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.objid = $1 and l.objsubid = 1
       and l.database = (select oid from pg_database where datname = current_database())`,
    [migrationLock, patienceMs],
  )
  return rows[0]
}
