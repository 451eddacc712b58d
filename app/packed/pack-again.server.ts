import { pack } from './pack.ts'
import type { Packed } from './packed.ts'

let last: { written: string; packed: Packed<unknown> } | null = null

/** Packs what every page has; not again while it is the same, as it is until an owner changes something or a page has another language. */
export function packAgain<Value extends object>(value: Value): Packed<Value> {
  const written = JSON.stringify(value)
  if (last?.written !== written) last = { written, packed: pack(value) }
  return last.packed as Packed<Value>
}
