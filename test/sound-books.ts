import { expect } from 'vitest'
import type { Db } from '#db/open-database.ts'
import { listWrongs } from './list-wrongs.ts'

/** Asserts that payments, stock, orders and emails are consistent, whatever happened before. */
export async function expectSoundBooks({ db }: { db: Db }): Promise<void> {
  expect(await listWrongs(db)).toEqual({})
}
