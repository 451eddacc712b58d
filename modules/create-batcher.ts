import { setImmediate as nextTurn } from 'node:timers/promises'

/** The maximum batch size, to keep statements small. */
const maxBatchSize = 100

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
  const queues = new WeakMap<Owner, Waiting<Item, Result>[]>()

  async function workThrough(owner: Owner, queue: Waiting<Item, Result>[]): Promise<void> {
    await nextTurn()
    while (queue.length > 0) await settleBatch(owner, queue.splice(0, maxBatchSize))
    queues.delete(owner)
  }

  async function settleBatch(owner: Owner, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const items = batch.map(({ item }) => item)
    try {
      const results = await doAll(owner, items)
      for (const { item, settle } of batch) settle.resolve(results?.get(item))
    } catch (error) {
      if (batch.length === 1) batch[0]?.settle.reject(error)
      else await Promise.all(batch.map((each) => settleBatch(owner, [each])))
    }
  }

  return (owner, item) => {
    const settle = Promise.withResolvers<Result | undefined>()
    const queue = queues.get(owner)
    if (queue) queue.push({ item, settle })
    else {
      const begun = [{ item, settle }]
      queues.set(owner, begun)
      void workThrough(owner, begun)
    }
    return settle.promise
  }
}
