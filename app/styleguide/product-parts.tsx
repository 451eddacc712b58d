import { useState } from 'react'
import { ColorPicker } from '#app/products/color-picker.tsx'
import { Gallery } from '#app/products/gallery.tsx'
import { Measurements } from '#app/products/measurements.tsx'
import { PayInThree } from '#app/products/pay-in-three.tsx'
import { ProductCard } from '#app/products/product-card.tsx'
import { SizePicker } from '#app/products/size-picker.tsx'
import { ReviewBars } from '#app/reviews/review-bars.tsx'
import { StarChoice } from '#app/reviews/star-choice.tsx'
import { summarizeReviews } from '#app/reviews/summarize-reviews.ts'
import type { Size } from '#contract/products/size.ts'
import { exampleChart, exampleMeasures, exampleProduct } from './example-product.ts'

const plain = { ...exampleProduct, colorVariant: [], sizeVariant: [], soldOut: [], oldPrice: null, isNew: false }
const cards = [
  exampleProduct,
  { ...plain, _id: '00000000-0000-4000-8000-000000000002', name: 'Aurelia Barrette', rating: null, reviewCount: 0 },
  { ...plain, _id: '00000000-0000-4000-8000-000000000003', name: 'Aurelia Scrunchie', isActive: false, inStock: false },
]

/** Cards: new and reduced with variants, without variants or reviews, and sold out. */
export function Cards() {
  return (
    <ul className="pairs grid grid-cols-2 gap-x-4 gap-y-10 lg:grid-cols-3">
      {cards.map((product) => (
        <li key={product._id}>
          <ProductCard product={product} sizes="(min-width: 992px) 16vw, 46vw" isSwipeable />
        </li>
      ))}
    </ul>
  )
}

/** Variant pickers: one color and one size sold out, one size missing. */
export function Pickers() {
  const [color, setColor] = useState('Sand')
  const [size, setSize] = useState<Size | null>(null)
  const choice = { color, size }
  return (
    <div className="flex flex-col gap-6">
      <ColorPicker product={exampleProduct} choice={choice} onChoose={setColor} />
      <SizePicker
        product={exampleProduct}
        sizeChart={exampleChart}
        choice={choice}
        onChoose={setSize}
        error={size === null ? 'Please choose a size.' : null}
      />
      <PayInThree price={exampleProduct.price} />
    </div>
  )
}

/** The gallery with its viewer, and the measurements of a product. */
export function Images() {
  return (
    <div className="flex flex-col gap-8">
      <Gallery images={exampleProduct.colorVariant[0]?.gallery ?? []} name={exampleProduct.name} />
      <Measurements measurement={exampleProduct.measurement ?? ''} measures={exampleMeasures} />
    </div>
  )
}

const given = summarizeReviews([5, 5, 4, 4, 4, 2].map((rating) => ({ rating, fit: 'true' })))

/** Review summary and form. */
export function Ratings() {
  const [only, setOnly] = useState<number | null>(4)
  const [rating, setRating] = useState(3)
  return (
    <div className="flex flex-col gap-8">
      <ReviewBars summary={given} rating={only} onFilter={setOnly} />
      <StarChoice rating={rating} onRate={setRating} error={rating === 0 ? 'Please provide a rating.' : null} />
    </div>
  )
}
