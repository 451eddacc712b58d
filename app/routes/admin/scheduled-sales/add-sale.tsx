import { useNavigate } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { newSale, readSale, saleFormFields } from '#app/admin/sales/sale-fields.ts'
import { SaleForm } from '#app/admin/sales/sale-form.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/add-sale.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(apiContext).collections.listCollections({})
  return collections.map(({ collectionId, title }) => ({ collectionId, title }))
}

export default function AddSaleScreen({ loaderData: collections }: Route.ComponentProps) {
  const navigate = useNavigate()
  const form = useForm({
    fields: saleFormFields(),
    initial: newSale,
    draft: 'new sale',
    isQuiet: true,
    async submit(typed) {
      const { saleId, message } = await api.sales.addSale(readSale(typed))
      form.reset()
      toast.success(message)
      await navigate(`/admin/scheduled-sales/${saleId}`)
    },
  })
  return (
    <>
      <AdminHeading>{adminFrameMessages.pages.addSale}</AdminHeading>
      <SaleForm form={form} collections={collections} />
    </>
  )
}
