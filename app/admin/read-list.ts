import * as z from 'zod/mini'

/** Reads the list that a field of a form holds as JSON; empty where it holds none. */
export function readList<Item>(item: z.ZodMiniType<Item>, json: string): Item[] {
  try {
    return z.safeParse(z.array(item), JSON.parse(json)).data ?? []
  } catch {
    return []
  }
}
