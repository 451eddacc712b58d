/** One picture of a product: a file under `demo/pictures`, what it shows, and its average colour for the stand-in. */
export interface DemoPicture {
  /** Path under `demo/pictures`, such as `mg-s-001/tortoise-1.avif`; 1900 by 2500 pixels. */
  file: string
  alt: string
  /** `#rrggbb`, shown until the picture has arrived. */
  tint: string
}

export interface DemoColor {
  color: string
  /** Swatch, `#rrggbb`. */
  hex: string
  /** Main picture, second angle and, for most, a detail. */
  pictures: DemoPicture[]
}

/** A product of the demo shop, before it has an id. Money is whole cents. */
export interface DemoProduct {
  sku: string
  name: string
  category: string
  subCategory: string
  type: string
  brand: string
  tags: string[]
  description: string
  priceCents: number
  oldPriceCents: number | null
  /** Sunglasses only: lens, bridge and temple in millimetres, `52-18-140`. */
  measurement: string | null
  /** Empty where the product has no sizes. */
  sizes: number[]
  /** Empty where the product has no colours. */
  colors: DemoColor[]
  /** The gallery of a product without colours; empty for all others. */
  pictures: DemoPicture[]
  /** One entry for each variant, colour by colour and size by size within a colour; `null` is not counted. */
  stock: (number | null)[]
  publishedDaysAgo: number
}
