import { aviator } from './looks/aviator.ts'
import { catEye } from './looks/cat-eye.ts'
import type { Look } from './looks/look.ts'
import { oversized } from './looks/oversized.ts'
import { rectangle } from './looks/rectangle.ts'
import { round } from './looks/round.ts'
import { shield } from './looks/shield.ts'

/** How each pair of the catalog is drawn. */
export const pairLooks: Record<string, Look> = {
  ...round,
  ...aviator,
  ...catEye,
  ...rectangle,
  ...shield,
  ...oversized,
}
