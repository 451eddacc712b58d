import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openJobs } from '#server/jobs.ts'
import { migrate } from './migrate.ts'

const silent = { info() {}, warn() {}, error() {} }

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

test('three processes that start at once on an empty database migrate it once', async () => {
  const serverUrl = inject('templateUrl')
  const name = `vitrine_empty_${randomUUID().replaceAll('-', '')}`
  const url = serverUrl.replace(/vitrine_template_\d+/, name)
  await ask(serverUrl, `create database ${name}`)
  onTestFinished(async () => {
    await ask(serverUrl, `drop database ${name} with (force)`)
  })

  const start = async () => {
    await migrate(url)
    const jobs = await openJobs(url, silent)
    await jobs.stop()
  }
  await Promise.all([start(), start(), start()])

  const { rows } = await ask(url, 'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash')
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.map(({ times }) => times)).toEqual(rows.map(() => 1))
  await expect(ask(url, 'select 1 from products')).resolves.toBeDefined()
})
