import { useNavigate } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { discountFields, newDiscount, readDiscount } from '#app/admin/discounts/discount-fields.ts'
import { DiscountForm } from '#app/admin/discounts/discount-form.tsx'
import { loadChoices } from '#app/admin/discounts/load-choices.ts'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/add-discount.ts'

const kinds = ['percent', 'amount', 'free_shipping', 'buy_x_get_y'] as const

export function loader({ context }: Route.LoaderArgs) {
  return loadChoices(context.get(apiContext))
}

export default function AddDiscountScreen({ loaderData: choices }: Route.ComponentProps) {
  const navigate = useNavigate()
  const form = useForm({
    fields: discountFields(),
    initial: newDiscount,
    draft: 'new discount',
    isQuiet: true,
    async submit(typed) {
      const method = typed.method === 'automatic' ? 'automatic' : 'code'
      const kind = kinds.find((each) => each === typed.kind) ?? 'percent'
      const { discountId, message } = await api.discounts.addDiscount({ method, kind, ...readDiscount(typed) })
      form.reset()
      toast.success(message)
      await navigate(`/admin/discounts/${discountId}`)
    },
  })
  return (
    <>
      <AdminHeading>{adminFrameMessages.pages.addDiscount}</AdminHeading>
      <DiscountForm form={form} choices={choices} />
    </>
  )
}
