import { useMemo } from 'react'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormFields } from '#contract/check-form.ts'
import { type PlacedImage, placedImage } from '#contract/media/placed-image.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { ConflictNote } from '../conflict-note.tsx'
import type { ProductEditing } from '../products/use-product-editing.ts'
import { readList } from '../read-list.ts'
import { UndoButton } from '../undo-button.tsx'
import { Galleries } from './galleries.tsx'

/** The images of a product in their order, as JSON. */
const fields = {
  images: {
    get label() {
      return adminProductsMessages.images
    },
    control: 'hidden',
  },
} satisfies FormFields

/**
 * The galleries of a product, one for the product and one for each color; order and alt texts are edited, then saved.
 */
export function ImageBoard({ editing: { product, change } }: { editing: ProductEditing }) {
  const form = useForm({
    fields,
    initial: { images: JSON.stringify(product.images) },
    draft: `images:${product._id}`,
    isQuiet: true,
    async submit(typed) {
      const images = readList(placedImage, typed.images).map(({ imageId, colorId, image }) => {
        return { imageId, colorId, alt: image.alt }
      })
      const saved = await change((seen) => api.media.arrangeImages({ ...seen, images }))
      toast.success(saved.message)
      form.rebase({ images: JSON.stringify(saved.product.images) }, typed)
    },
  })
  // An image that is dragged is found again by its identity.
  const placed = useMemo(() => readList(placedImage, form.values.images), [form.values.images])
  const set = (next: readonly PlacedImage[]) => form.set({ images: JSON.stringify(next) })
  const latest = { images: JSON.stringify(product.images) }
  const galleries = [
    {
      id: null,
      label: product.colorVariant.length > 0 ? adminProductsMessages.imagesOfAll : adminProductsMessages.images,
    },
    ...product.colorVariant.map(({ id, color }) => ({ id, label: color })),
  ]
  return (
    <Form of={form}>
      {form.stale.length > 0 && (
        <ConflictNote
          title={adminProductsMessages.conflict}
          changes={[<li key="images">{adminProductsMessages.imagesChanged}</li>]}
          of={form}
          theirs={latest}
        />
      )}
      <div className="mb-6 empty:hidden">{form.stale.length === 0 && <FormSummary of={form} />}</div>
      <FormField of={form} name="images" />
      <Galleries galleries={galleries} placed={placed} onChange={set} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" busy={form.isBusy} disabled={!form.isDirty || form.stale.length > 0}>
          {adminProductsMessages.saveImages}
        </Button>
        {form.isDirty && <UndoButton onUndo={() => form.reset()} />}
      </div>
    </Form>
  )
}
