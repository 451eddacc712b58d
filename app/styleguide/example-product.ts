import type { Image } from '#contract/media/image.ts'
import { blankProduct } from '#contract/products/fields.ts'
import type { Product } from '#contract/products/product.ts'
import type { ShownChart } from '#contract/size-charts/chart-shape.ts'

const exampleImage = (tint: string): Image => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 19 25"><path fill="${tint}" d="M0 0h19v25H0z"/></svg>`)}`,
  alt: 'A plain ground',
  tint,
})

const colorOf = (color: string, hex: string) => ({
  id: color.toLowerCase(),
  color,
  hex,
  image: exampleImage(hex),
  gallery: [exampleImage(hex), exampleImage('#d9c7b2')],
  flip: exampleImage('#d9c7b2'),
})

/** A sample product: reduced, new, in three colors and sizes, some sold out. */
export const exampleProduct = {
  ...blankProduct,
  _id: '00000000-0000-4000-8000-000000000001',
  name: 'Aurelia Linen Dress',
  brand: 'Aurelia',
  price: 96,
  oldPrice: 128,
  mainImage: exampleImage('#cbb8a0'),
  flipMainPicture: exampleImage('#d9c7b2'),
  isActive: true,
  inStock: true,
  category: 'Women',
  subCategory: 'Apparel',
  type: 'Dresses',
  path: 'women/apparel/dresses',
  colorVariant: [colorOf('Sand', '#cbb8a0'), colorOf('Sage', '#8f9a86'), colorOf('Rust', '#b98c7c')],
  sizeVariant: [{ size: 36 }, { size: 38 }, { size: 40 }],
  prices: [],
  soldOut: [
    { color: 'Rust', size: 36 },
    { color: 'Rust', size: 38 },
    { color: 'Rust', size: 40 },
    { color: 'Sand', size: 40 },
  ],
  rating: 4.3,
  reviewCount: 28,
  isNew: true,
  priceId: null,
  otherImages: [],
  description: 'Three honest sentences.',
  sku: 'AB-A-000',
  measurement: '52-18-140',
  isDeleted: false,
  ownVariants: [],
  fewLeft: [],
} satisfies Product

export const exampleChart: ShownChart = {
  title: "Women's sizes",
  note: '',
  form: 'EU #',
  columns: ['US'],
  rows: [
    ['36', '4'],
    ['38', '6'],
    ['40', '8'],
  ],
  onButtons: 0,
}

/** What its numbers are called. */
export const exampleMeasures = { names: ['Lens', 'Bridge', 'Temple'], unit: 'mm', drawing: '' }
