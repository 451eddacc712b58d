import { expect, test } from 'vitest'
import { openJobs } from '#server/jobs.ts'
import { askDatabase, emptyDatabase } from '#test/empty-database.ts'
import { migrate } from './migrate.ts'

const silent = { info() {}, warn() {}, error() {} }

test('three processes that start at once on an empty database migrate it once', async () => {
  const url = await emptyDatabase()

  const start = async () => {
    await migrate(url)
    const jobs = await openJobs(url, silent)
    await jobs.stop()
  }
  await Promise.all([start(), start(), start()])

  const rows = await askDatabase(
    url,
    'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
  )
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.map(({ times }) => times)).toEqual(rows.map(() => 1))
  await expect(askDatabase(url, 'select 1 from products')).resolves.toBeDefined()
})
