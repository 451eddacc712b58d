import { expect, test } from 'vitest'
import { createBatcher } from './create-batcher.ts'

test('concurrent calls are one batch, and calls during it are the next', async () => {
  const lots: number[][] = []
  const first = Promise.withResolvers<void>()
  const note = createBatcher<object, number>(async (_owner, items) => {
    lots.push([...items])
    if (lots.length === 1) await first.promise
  })
  const owner = {}

  const early = [note(owner, 1), note(owner, 2)]
  await expect.poll(() => lots).toEqual([[1, 2]])
  const late = [note(owner, 3), note(owner, 4), note(owner, 5)]
  first.resolve()
  await Promise.all([...early, ...late])

  expect(lots).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
  await note(owner, 6)
  expect(lots.at(-1)).toEqual([6])
})

test('no batch is larger than a hundred', async () => {
  const sizes: number[] = []
  const note = createBatcher<object, number>(async (_owner, items) => {
    sizes.push(items.length)
  })
  const owner = {}
  await Promise.all(Array.from({ length: 250 }, (_, at) => note(owner, at)))
  expect(sizes).toEqual([100, 100, 50])
})

test('an item that fails does not fail the others of its batch', async () => {
  const done: number[] = []
  const note = createBatcher<object, number>(async (_owner, items) => {
    if (items.includes(2)) throw new Error('Two is too many.')
    done.push(...items)
  })
  const owner = {}

  const ends = await Promise.allSettled([note(owner, 1), note(owner, 2), note(owner, 3)])

  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual([1, 3])
})

test('different owners never share a batch', async () => {
  const lots: [object, number[]][] = []
  const note = createBatcher<object, number>(async (owner, items) => {
    lots.push([owner, [...items]])
  })
  const [one, other] = [{ name: 'one' }, { name: 'other' }]

  await Promise.all([note(one, 1), note(other, 2), note(one, 3)])

  expect(lots).toEqual([
    [one, [1, 3]],
    [other, [2]],
  ])
})

test('every caller gets the result of its own item', async () => {
  const double = createBatcher(
    async (_owner: object, items: readonly number[]) => new Map(items.map((item) => [item, item * 2])),
  )
  const owner = {}
  expect(await Promise.all([double(owner, 1), double(owner, 2), double(owner, 3)])).toEqual([2, 4, 6])
})
