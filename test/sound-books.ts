import { expect } from 'vitest'
import type { Db } from '#db/open-database.ts'
import { listWrongs } from './list-wrongs.ts'

/** Sees that money, stock, orders and emails agree with each other, whatever happened before. */
export async function expectSoundBooks({ db }: { db: Db }): Promise<void> {
  expect(await listWrongs(db)).toEqual({})
}
