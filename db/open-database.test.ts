import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Db, openDatabase, type Tx } from './open-database.ts'

/** A database with a table that counts, and a function that terminates its connections. */
async function open(connections: number, more: { namePreparedStatements?: boolean } = {}) {
  const name = `vitrine_pool_${randomUUID().replaceAll('-', '')}`
  const serverUrl = inject('templateUrl').replace(/vitrine_template_\d+/, 'postgres')
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`create database ${name}`)
  const db = openDatabase(serverUrl.replace('/postgres?', `/${name}?`), { connections, ...more })
  onTestFinished(async () => {
    await db.$client.end()
    await server.query(`drop database ${name} with (force)`)
    await server.end()
  })
  return {
    db,
    cutOff: () =>
      server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]).then(() => {}),
  }
}

test('connections that fail in a transaction, or before it begins, return to the pool', async () => {
  const { db, cutOff } = await open(2)
  for (let round = 0; round < 10; round++) {
    const asked = [1, 2, 3, 4].map(() =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await tx.execute(sql`select pg_sleep(0.01)`)
      }),
    )
    await Promise.allSettled([...asked, cutOff()])
  }
  const { rows } = await db.transaction((tx) => tx.execute<{ one: number }>(sql`select 1 as one`))
  expect(rows).toEqual([{ one: 1 }])
  expect(db.$client.totalCount - db.$client.idleCount).toBe(0)
})

test('a failed transaction is rolled back, and its connection serves the next one', async () => {
  const { db } = await open(1)
  await db.execute(sql`create table kept (id int)`)
  const refused = db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (1)`)
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  await db.transaction((tx) => tx.execute(sql`insert into kept values (2)`))
  expect((await db.execute(sql`select id from kept`)).rows).toEqual([{ id: 2 }])
})

test.each(['in', 'outside'])(
  'frequent statements %s transactions are planned once, with the same results',
  async (where) => {
    const { db } = await open(1, { namePreparedStatements: true })
    const run = async (on: Db | Tx, value: number) =>
      (await on.execute<{ twice: number }>(sql`select ${value}::int * 2 as twice`)).rows
    const double = (value: number) => (where === 'in' ? db.transaction((tx) => run(tx, value)) : run(db, value))

    for (let value = 0; value < 40; value++) expect(await double(value)).toEqual([{ twice: value * 2 }])

    const { rows } = await db.execute(sql`select statement from pg_prepared_statements where statement like '%twice%'`)
    expect(rows).toHaveLength(1)
  },
)

test('with a possible pooler, no statement is prepared', async () => {
  const { db } = await open(1)
  for (let round = 0; round < 40; round++) await db.transaction((tx) => tx.execute(sql`select ${round}::int`))
  const { rows } = await db.execute(sql`select statement from pg_prepared_statements`)
  expect(rows).toEqual([])
})
