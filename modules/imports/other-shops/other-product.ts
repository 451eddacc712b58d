import type { ProductStatus } from '#contract/products/own-product.ts'
import type { TableError } from '../read-table.ts'

/** A product in a file of another shop. What the file has no column for is undefined. */
export interface OtherProduct {
  line: number
  sku: string
  name: string | undefined
  html: string | undefined
  brand: string | undefined
  /** For whom it is, such as Women. */
  category: string
  /** Its category and those above it, the widest first. */
  path: string[]
  tags: string | undefined
  status: ProductStatus
  images: { address: string; alt: string }[]
  variants: OtherVariant[]
}

export interface OtherVariant {
  line: number
  /** Its colors, sizes and the like. */
  options: { name: string; value: string }[]
  price: string
  oldPrice: string
  sku: string
  barcode: string
  /** Whole grams; empty if they are not known. */
  weight: string
  cost: string | undefined
  /** Whole units, or empty if they are not counted. */
  onHand: string | undefined
  /** The address of its own image. */
  image: string
}

/** What another shop calls the columns of a file of our own. */
export type ColumnNames = Partial<Record<string, string>>

/** The products of a file of another shop, and what is left out of them. */
export interface OtherShop {
  names: ColumnNames
  products: OtherProduct[]
  notes: TableError[]
}
