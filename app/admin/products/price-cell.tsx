import { useRevalidator } from 'react-router'
import { api, RefusedError } from '#app/api.ts'
import { Form } from '#app/ui/form/form.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { Price } from '#app/ui/price.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { ListedProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { leaveButtons } from '../leave-buttons.ts'
import { RowField } from '../row-field.tsx'
import { smallButton } from '../small-control.ts'
import { PriceNote } from './price-note.tsx'
import { detailsFields } from './product-form-fields.ts'
import { readPrice, writePrice } from './read-number.ts'

const fields = { price: detailsFields.price, oldPrice: detailsFields.oldPrice }

interface PriceCellProps {
  product: ListedProduct
  onSaved: () => void
}

/** Price and old price of a product, changed from its row: Enter saves, Escape undoes. */
export function PriceCell({ product, onSaved }: PriceCellProps) {
  const { _id: productId, version } = product
  const { revalidate } = useRevalidator()
  const now = { price: writePrice(product.price), oldPrice: writePrice(product.oldPrice) }
  const form = useForm({
    fields,
    initial: now,
    draft: `price:${productId}`,
    isQuiet: true,
    async submit(typed) {
      const prices = { price: Number(readPrice(typed.price)), oldPrice: readPrice(typed.oldPrice) }
      const { message } = await api.products.changePrice({ productId, version, ...prices }).catch(async (error) => {
        if (error instanceof RefusedError) await revalidate()
        throw error
      })
      toast.success(message)
      leaveButtons(form.props.ref.current)
      await revalidate()
      form.rebase({ price: writePrice(prices.price), oldPrice: writePrice(prices.oldPrice) }, typed)
      onSaved()
    },
  })

  function goOn(by: () => void) {
    leaveButtons(form.props.ref.current)
    by()
  }

  return (
    <Form of={form} onEscape={() => goOn(() => form.reset(now))}>
      <div className="grid grid-cols-2 gap-2">
        <RowField of={form} name="price" owner={product.name} />
        <RowField of={form} name="oldPrice" owner={product.name} />
      </div>
      <PriceNote product={product} />
      {form.stale.length === 0 && <FormSummary of={form} isBrief />}
      <div className="mt-5 flex flex-wrap items-center gap-2">
        {form.stale.length > 0 ? (
          <>
            <p className="text-small">
              {adminProductsMessages.priceNow}
              <Price price={product.price} oldPrice={product.oldPrice} />
            </p>
            <button key="keep" type="button" className={smallButton} onClick={() => goOn(() => form.rebase(now))}>
              {adminProductsMessages.keepMine}
            </button>
          </>
        ) : (
          <button
            key="save"
            type="submit"
            disabled={!form.isDirty}
            aria-disabled={form.isBusy || undefined}
            className={smallButton}
          >
            {adminProductsMessages.savePrice}
          </button>
        )}
        {form.isDirty && (
          <button type="button" className="link min-h-11 px-2 text-small" onClick={() => goOn(() => form.reset(now))}>
            {adminProductsMessages.undo}
          </button>
        )}
      </div>
    </Form>
  )
}
