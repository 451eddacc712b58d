import { api } from '#app/api.ts'
import type { FormState } from '#app/ui/form/form-state.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { type ProductFields, productFields, productValues, readProduct } from './product-fields.ts'
import type { ProductEditing } from './use-product-editing.ts'

export type ProductForm = FormState<ProductFields>

/** The form of a product's page, saved as a whole. */
export function useProductForm({ product, change }: ProductEditing): ProductForm {
  const form: ProductForm = useForm<ProductFields>({
    fields: productFields(product),
    initial: productValues(product),
    draft: `product:${product._id}`,
    isQuiet: true,
    async submit(typed) {
      const changes = readProduct(product, form.begin, typed)
      const saved = await change((seen) => api.products.changeProduct({ ...seen, ...changes }))
      toast.success(saved.message)
      form.rebase(productValues(saved.product), typed)
    },
  })
  return form
}
