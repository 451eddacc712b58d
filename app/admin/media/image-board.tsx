import { useMemo } from 'react'
import { FormField } from '#app/ui/form/form-field.tsx'
import { type PlacedImage, placedImage } from '#contract/media/placed-image.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { readColors } from '../products/edited-variants.ts'
import type { ProductForm } from '../products/editor/use-product-form.ts'
import { readList } from '../read-list.ts'
import { Galleries } from './galleries.tsx'

interface ImageBoardProps {
  of: ProductForm
  product: OwnProduct
}

/** The galleries of a product, one for the product and one for each saved color, with their order and alt texts. */
export function ImageBoard({ of: form, product }: ImageBoardProps) {
  // An image that is dragged is found again by its identity.
  const placed = useMemo(() => readList(placedImage, form.values.images), [form.values.images])
  const set = (next: readonly PlacedImage[]) => form.set({ images: JSON.stringify(next) })
  const kept = readColors(form.values.colors).map(({ id }) => id)
  const galleries = [
    {
      id: null,
      label: product.colorVariant.length > 0 ? adminProductsMessages.imagesOfAll : adminProductsMessages.allImages,
    },
    ...product.colorVariant.filter(({ id }) => kept.includes(id)).map(({ id, color }) => ({ id, label: color })),
  ]
  return (
    <>
      <FormField of={form} name="images" />
      <Galleries galleries={galleries} placed={placed} onChange={set} />
    </>
  )
}
