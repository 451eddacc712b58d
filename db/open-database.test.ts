import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase, type Tx } from './open-database.ts'
import type { Placeholders } from './prepare-once.ts'
import { prepareRows } from './typed-sql.ts'

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

test('frequent statements of transactions, and those composed once, are planned once, with the same results', async () => {
  const { db } = await open(1, { namePreparedStatements: true })
  const once = prepareRows(
    { twice: sql<number>`${sql.placeholder('value')}::int * 2` },
    (list, _: Placeholders<{ value: number }>) => sql`select ${list}`,
  )
  const often = (on: Tx, value: number) => on.execute<{ twice: number }>(sql`select ${value}::int * 2 as twice`)

  for (let value = 0; value < 40; value++) {
    const { rows } = await db.transaction((tx) => often(tx, value))
    expect(rows).toEqual([{ twice: value * 2 }])
    expect(await once(db, { value })).toEqual([{ twice: value * 2 }])
    expect(await db.transaction((tx) => once(tx, { value }))).toEqual([{ twice: value * 2 }])
  }
  const { rows } = await db.execute(
    sql`select name from pg_prepared_statements where statement like '%twice%' order by name`,
  )
  expect(rows).toEqual([{ name: expect.stringMatching(/^often-/) }, { name: expect.stringMatching(/^once-/) }])
})

test('a statement outside of transactions is planned for its values, unless it is composed once', async () => {
  const { db } = await open(1, { namePreparedStatements: true })
  for (let round = 0; round < 40; round++) await db.execute(sql`select ${round}::int`)
  const { rows } = await db.execute(sql`select statement from pg_prepared_statements`)
  expect(rows).toEqual([])
})

test('with a possible pooler, no statement is prepared', async () => {
  const { db } = await open(1)
  const once = prepareRows({ one: sql<number>`1` }, (list) => sql`select ${list}`)
  for (let round = 0; round < 40; round++) {
    await db.transaction((tx) => tx.execute(sql`select ${round}::int`))
    await once(db, {})
  }
  const { rows } = await db.execute(sql`select statement from pg_prepared_statements`)
  expect(rows).toEqual([])
})
