/** One image of a product: a file under `demo/images`, its alt text, and its average color for the placeholder. */
export interface DemoImage {
  /** Path under `demo/images`, such as `mg-s-001/tortoise-1.avif`; 1900 by 2500 pixels. */
  file: string
  alt: string
  /** `#rrggbb`, shown until the image has loaded. */
  tint: string
  /** Shown with every color. */
  isGeneral?: true
}

export interface DemoColor {
  color: string
  /** Swatch, `#rrggbb`. */
  hex: string
  /** Main image, second angle and, for most, a detail and one that shows the size. */
  images: DemoImage[]
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
  /** Sunglasses only: lens, bridge and temple in millimeters, `52-18-140`. */
  measurement: string | null
  /** Empty if the product has no sizes. */
  sizes: number[]
  /** Empty if the product has no colors. */
  colors: DemoColor[]
  /** The gallery of a product without colors; empty for all others. */
  images: DemoImage[]
  /**
   * One entry for each variant, grouped by color, in the order of the sizes; `null` means that stock is not tracked.
   */
  stock: (number | null)[]
  publishedDaysAgo: number
}
