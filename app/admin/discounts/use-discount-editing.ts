import { useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { OwnDiscount } from '#contract/discounts/own-discount.ts'
import { discountFields, readDiscount, typedDiscount } from './discount-fields.ts'

/** Edits the terms of a discount: on a conflict it loads what another admin has saved, and keeps what is typed. */
export function useDiscountEditing(loaded: OwnDiscount) {
  const [discount, setDiscount] = useState(loaded)
  const { discountId, version } = discount
  const form = useForm({
    fields: discountFields(),
    initial: typedDiscount(discount),
    isQuiet: true,
    async submit(typed) {
      try {
        // Method and kind are not in the form.
        const { method, kind } = discount
        const terms = readDiscount({ ...typed, method, kind })
        const saved = await api.discounts.changeDiscount({ discountId, version, ...terms })
        setDiscount(saved.discount)
        form.rebase(typedDiscount(saved.discount), typed)
        toast.success(saved.message)
      } catch (error) {
        const isStale = error instanceof RefusedError && error.status === 409
        const now = isStale ? await api.discounts.findDiscount({ discountId }).catch(() => null) : null
        if (now) setDiscount(now.discount)
        throw error
      }
    },
  })
  return { discount, setDiscount, form }
}
