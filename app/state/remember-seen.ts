import type { ProductSummary } from '#contract/products/product.ts'
import { sessionArea } from './area.ts'
import { encode } from './cipher.ts'
import { joinSeen } from './join-seen.ts'
import { remembered } from './remembered.ts'
import { hereKeys } from './remembered-items.ts'

const most = 500
const mostOfVisit = 60
const pauseMs = 1_000

let waiting: readonly ProductSummary[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let ofVisit: readonly ProductSummary[] | undefined

/** Remembers the summaries a screen shows; kept together after a pause, since pages show many at once. */
export function rememberSeen(products: readonly ProductSummary[]): void {
  waiting = [...products, ...waiting]
  if (!timer) timer = setTimeout(keep, pauseMs)
}

async function keep() {
  const seen = waiting
  waiting = []
  timer = undefined
  ofVisit = joinSeen(ofVisit ?? (await readVisit()), seen, mostOfVisit)
  sessionArea.setItem(hereKeys.products, encode(JSON.stringify(ofVisit)))
  await remembered.products.change((before) => joinSeen(before, seen, most))
}

// What reads it is heavy, and on a first visit there is nothing to read.
async function readVisit(): Promise<readonly ProductSummary[]> {
  if (sessionArea.getItem(hereKeys.products) === null) return []
  const { rememberedHere } = await import('./remembered-here.ts')
  return rememberedHere.get('products')
}
