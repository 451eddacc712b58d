import { useRevalidator } from 'react-router'
import { RefusedError } from '#app/api.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormFields, FormValues } from '#contract/check-form.ts'

interface ReturnForm<F extends FormFields> {
  fields: F
  initial?: Partial<FormValues<F>>
  send: (values: FormValues<F>) => Promise<{ message: string }>
}

/** A form that moves a return; a change by someone else meanwhile reloads the page and shows it. */
export function useReturnForm<F extends FormFields>({ fields, initial, send }: ReturnForm<F>) {
  const { revalidate } = useRevalidator()
  return useForm({
    fields,
    ...(initial && { initial }),
    isQuiet: true,
    async submit(values) {
      try {
        const { message } = await send(values)
        toast.success(message)
        await revalidate()
      } catch (error) {
        if (error instanceof RefusedError && error.status === 409) await revalidate()
        throw error
      }
    },
  })
}
