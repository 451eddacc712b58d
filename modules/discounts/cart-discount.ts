import type { DiscountKind, FreeSpeeds } from '#contract/discounts/discount-kinds.ts'

/** A line of a cart, as discounts are calculated on it. */
export interface CartLine {
  unitPriceCents: number
  quantity: number
}

/** A discount that a cart may have, with the lines that it is for. */
export interface CartDiscount {
  id: string
  kind: DiscountKind
  /** In thousandths of a percent; 0 where the kind has none. */
  rate: number
  /** What it takes off, or what is left of store credit; 0 for other kinds. */
  amountCents: number
  buyQuantity: number
  getQuantity: number
  /** The shipping methods that it makes free; null for other kinds. */
  freeSpeeds: FreeSpeeds | null
  isCombinable: boolean
  /** Whether the shopper entered a code for it. */
  isCode: boolean
  /** For each line whether it is for that one. */
  applies: readonly boolean[]
  /** For each line whether its units are got for the others; only for `buy_x_get_y`. */
  gets: readonly boolean[]
}

/** What a discount takes off a cart: in all, and of each line. */
export interface AppliedDiscount {
  id: string
  amountCents: number
  byLine: number[]
}

export interface AppliedDiscounts {
  used: AppliedDiscount[]
  /** What is taken off each line, and the part of it that store credit pays. */
  lines: { discountCents: number; creditCents: number }[]
  freeSpeeds: FreeSpeeds | null
}
