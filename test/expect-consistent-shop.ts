import { expect } from 'vitest'
import type { Db } from '#db/open-database.ts'
import { listInconsistencies } from './list-inconsistencies.ts'

/** Asserts that payments, stock, orders and emails are consistent, whatever happened before. */
export async function expectConsistentShop({ db }: { db: Db }): Promise<void> {
  expect(await listInconsistencies(db)).toEqual({})
}
