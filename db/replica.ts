import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './open-database.ts'

/** A read replica, for reads that may be stale. */
export interface Replica {
  /** The replica while it responds and is close behind; null otherwise. */
  database(): Db | null
  /** Call after a write: the replica is not read until it has caught up. */
  expectChange(): void
  /** Call after a failed read: the replica is not read until it responds again. */
  recordFailure(): void
  /** The replication lag in milliseconds at the last check; null if unknown. */
  lagMs(): number | null
  /** Checks the lag now; runs every second by itself. */
  check(): Promise<void>
  close(): Promise<void>
}

interface Options {
  primary: Db
  copy: Db
  /** The maximum lag at which the replica is read. */
  maxLagMs?: number
  everyMs?: number
  /** Logs when the replica is used again, and why it is not. */
  say: (sentence: string) => void
}

/** A position in the primary's log, and its time. */
interface LogPosition {
  at: number
  place: bigint
}

/**
 * Tracks the lag of a streaming replica by the log positions of both servers, without trusting their clocks. The replica is
 * not read until it is known to be close behind and a copy of this shop.
 */
export function followReplica({ primary, copy, maxLagMs = 5_000, everyMs = 1_000, say }: Options): Replica {
  let positions: LogPosition[] = []
  let lag: number | null = null
  let isSame = false
  // Counts changes; `awaited` is the primary's position after the last checked one. Initially, that is the position
  // after the migrations.
  let changes = 1
  let seen = 0
  let awaited = 0n
  let state = ''
  let checking: Promise<void> | null = null

  function turn(next: string, sentence: string) {
    if (next !== state) say(sentence)
    state = next
  }

  /** Returns why the replica cannot be read, or null. */
  async function measure(): Promise<string | null> {
    const known = changes
    const place = await positionOf(primary, sql`pg_current_wal_lsn()::text`)
    if (place === null) return 'the primary does not say how far it is'
    positions.push({ at: performance.now(), place })
    if (known > seen) awaited = place
    seen = known

    const name = isSame ? null : await nameOf(primary)
    isSame ||= name !== undefined && name === (await nameOf(copy))
    if (!isSame) return 'it is the database of another shop'
    const followed = await positionOf(copy, sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end`)
    if (followed === null) return 'it does not follow a primary'
    const reached = positions.findLast((mark) => mark.place <= followed)
    lag = reached ? performance.now() - reached.at : null
    positions = positions.filter((mark) => mark.at >= (reached?.at ?? 0)).slice(-600)
    if (followed >= awaited) awaited = 0n
    return null
  }

  async function look() {
    const reason = await measure().catch(() => 'it does not answer')
    if (reason) {
      lag = null
      turn(reason, `The replica is not read: ${reason}.`)
    } else if (lag !== null && lag <= maxLagMs) turn('close', 'The replica is close behind and is read.')
    else turn('behind', 'The replica is not read: it is too far behind.')
  }

  const checkOnce = () => {
    checking ??= look().finally(() => {
      checking = null
    })
    return checking
  }
  const timer = setInterval(checkOnce, everyMs).unref()

  return {
    database: () => (lag !== null && lag <= maxLagMs && changes === seen && awaited === 0n ? copy : null),
    expectChange() {
      changes++
    },
    recordFailure() {
      lag = null
    },
    lagMs: () => lag,
    check: checkOnce,
    async close() {
      clearInterval(timer)
      await checking
      await copy.$client.end()
    },
  }
}

/** A log position as a number. */
async function positionOf(db: Db, place: SQL): Promise<bigint | null> {
  const { rows } = await db.execute<{ place: string | null }>(sql`select ${place} as place`)
  const [, high, low] = /^([\dA-F]+)\/([\dA-F]+)$/.exec(rows[0]?.place ?? '') ?? []
  return high && low ? BigInt(`0x${high}`) * 0x1_0000_0000n + BigInt(`0x${low}`) : null
}

/** Identifies this shop: a hash of its generated secrets. */
async function nameOf(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select encode(sha256(value::text::bytea), 'hex') as name from settings where key = 'secrets'
  `)
  return rows[0]?.name
}
