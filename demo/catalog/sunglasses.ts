import type { DemoProduct } from './demo-product.ts'
import { aviator } from './sunglasses/aviator.ts'
import { catEye } from './sunglasses/cat-eye.ts'
import { oversized } from './sunglasses/oversized.ts'
import { rectangle } from './sunglasses/rectangle.ts'
import { round } from './sunglasses/round.ts'
import { shield } from './sunglasses/shield.ts'

export const sunglasses: DemoProduct[] = [...round, ...aviator, ...catEye, ...rectangle, ...shield, ...oversized]
