import { searchTerms } from '#db/tables/search.ts'
import type { Shop } from '#modules/context.ts'
import { countFound } from '#modules/search/count-found.ts'

const hourMs = 3_600_000

/** What shoppers of the demo shop searched for, how often, and how many hours ago the last time was. */
const searches: Readonly<Record<string, readonly [count: number, hoursAgo: number]>> = {
  'cat eye': [64, 1],
  'linen dress': [51, 3],
  'black sunglasses': [47, 2],
  'leather belt': [33, 9],
  'silk scrunchie': [28, 5],
  'straw hat': [26, 20],
  tortoise: [19, 30],
  swimsuit: [14, 4],
  'reading glasses': [9, 26],
  socks: [6, 50],
  'gift card': [5, 12],
  backpack: [3, 75],
}

/** Adds the searches that shoppers made, with what each finds in this catalog. */
export async function seedSearches(shop: Shop): Promise<void> {
  for (const [term, [count, hoursAgo]] of Object.entries(searches)) {
    const searchedAt = new Date(Date.now() - hoursAgo * hourMs)
    const found = await countFound(shop, term)
    await shop.db.insert(searchTerms).values({ term, searches: count, found, searchedAt }).onConflictDoNothing()
  }
}
