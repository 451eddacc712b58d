import { setImmediate as nextTurn } from 'node:timers/promises'

/** No lot is larger, so that one statement stays a small one. */
const mostAtOnce = 100

interface Waiting<Item, Result> {
  item: Item
  settle: PromiseWithResolvers<Result | undefined>
}

/**
 * Lets many callers share a statement: what is asked for at the same moment, or while the lot before is under way, is done
 * as one lot. A lot that fails is done again one by one, so that no one fails for a neighbour. What `doAll`
 * answers to an item goes to whoever asked for it; what belongs to different owners, such as two databases, is never in
 * one lot.
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
