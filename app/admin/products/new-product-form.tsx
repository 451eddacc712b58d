import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { categories } from '#contract/products/categories.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import type { CategoryTitles } from './category-titles.ts'
import { ImageChoice } from './image-choice.tsx'
import { isPlaceName, PlaceField } from './place-field.tsx'
import { newProductFormFields } from './product-form-fields.ts'
import { readNewProduct } from './read-new-product.ts'
import { VariantEditor } from './variant-editor.tsx'

const names = ['price', 'oldPrice', 'quantity', 'sku', 'category', 'subCategory', 'type'] as const

/** Creates a product as a draft and opens its page. Source: spec section 3. */
export function NewProductForm({ titles }: { titles: CategoryTitles }) {
  const navigate = useNavigate()
  const form = useForm({
    fields: newProductFormFields,
    initial: { category: categories[0], subCategory: titles[0]?.title ?? '' },
    missing: apiProductsMessages.allFieldsMissing,
    draft: 'new product',
    isQuiet: true,
    async submit(typed) {
      const product = readNewProduct(typed)
      // Source: design section 6: the form logs, then creates.
      console.info('Add Product', product)
      const { productId, message } = await api.products.createProduct(product)
      form.reset()
      toast.success(message)
      await navigate(`/admin/products/${productId}`)
    },
  })
  return (
    <Form of={form} className="max-w-text space-y-8">
      <FormSummary of={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField of={form} name="title" className="sm:col-span-2" />
        <FormField of={form} name="description" className="sm:col-span-2" />
        {names.map((name) =>
          isPlaceName(name) ? (
            <PlaceField key={name} of={form} name={name} titles={titles} />
          ) : (
            <FormField key={name} of={form} name={name} />
          ),
        )}
      </div>
      <ImageChoice of={form} name="mainPicture" />
      <ImageChoice of={form} name="otherPicture" />
      <section aria-label={adminProductsMessages.colorsAndSizes}>
        <h2 className="mb-3 text-lead font-medium">{adminProductsMessages.colorsAndSizes}</h2>
        <VariantEditor of={form} />
      </section>
      <Button type="submit" busy={form.isBusy}>
        {adminProductsMessages.add}
      </Button>
    </Form>
  )
}
