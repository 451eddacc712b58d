import { setImmediate as nextTurn } from 'node:timers/promises'

/** The maximum batch size, to keep statements small. */
const mostAtOnce = 100

interface Waiting<Item, Result> {
  item: Item
  settle: PromiseWithResolvers<Result | undefined>
}

/**
 * Batches concurrent calls into one statement: items that arrive at the same time, or while the previous batch runs. A failed
 * batch is retried item by item, so that one item cannot fail others. `doAll` maps each item to its result. Items of
 * different owners, such as two databases, are never batched together.
 */
export function createBatcher<Owner extends object, Item, Result = never>(
  doAll: (owner: Owner, items: readonly Item[]) => Promise<ReadonlyMap<Item, Result> | undefined>,
): (owner: Owner, item: Item) => Promise<Result | undefined> {
  const lines = new WeakMap<Owner, Waiting<Item, Result>[]>()

  async function workThrough(owner: Owner, line: Waiting<Item, Result>[]): Promise<void> {
    await nextTurn()
    while (line.length > 0) await settleLot(owner, line.splice(0, mostAtOnce))
    lines.delete(owner)
  }

  async function settleLot(owner: Owner, lot: readonly Waiting<Item, Result>[]): Promise<void> {
    const items = lot.map(({ item }) => item)
    try {
      const results = await doAll(owner, items)
      for (const { item, settle } of lot) settle.resolve(results?.get(item))
    } catch (error) {
      if (lot.length === 1) lot[0]?.settle.reject(error)
      else await Promise.all(lot.map((each) => settleLot(owner, [each])))
    }
  }

  return (owner, item) => {
    const settle = Promise.withResolvers<Result | undefined>()
    const line = lines.get(owner)
    if (line) line.push({ item, settle })
    else {
      const begun = [{ item, settle }]
      lines.set(owner, begun)
      void workThrough(owner, begun)
    }
    return settle.promise
  }
}
