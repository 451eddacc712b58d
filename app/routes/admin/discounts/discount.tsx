import { useNavigate } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ConfirmInRow } from '#app/admin/confirm-in-row.tsx'
import { CodeSection } from '#app/admin/discounts/code-section.tsx'
import { codesIn, timesOf, worthOf } from '#app/admin/discounts/describe-discount.ts'
import { DiscountForm } from '#app/admin/discounts/discount-form.tsx'
import { DiscountUses } from '#app/admin/discounts/discount-uses.tsx'
import { loadChoices } from '#app/admin/discounts/load-choices.ts'
import type { TargetChoices } from '#app/admin/discounts/target-fields.tsx'
import { useDiscountEditing } from '#app/admin/discounts/use-discount-editing.ts'
import { readId } from '#app/admin/read-id.ts'
import { useSaving } from '#app/admin/use-saving.ts'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import type { OwnDiscount } from '#contract/discounts/own-discount.ts'
import { adminDiscountsMessages as m } from '#messages/en-US/admin/discounts.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import type { Route } from './+types/discount.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.discount.title ?? adminFrameMessages.pages.discount)

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const discountId = readId(params.discountId, apiDiscountsMessages.notFound)
  const [{ discount }, choices] = await Promise.all([api.discounts.findDiscount({ discountId }), loadChoices(api)])
  return { discount, choices }
}

export default function DiscountScreen({ loaderData: { discount, choices } }: Route.ComponentProps) {
  return <DiscountEditor key={discount.discountId} loaded={discount} choices={choices} />
}

function DiscountEditor({ loaded, choices }: { loaded: OwnDiscount; choices: TargetChoices }) {
  const { discount, setDiscount, form } = useDiscountEditing(loaded)
  const { title, state, origin, method } = discount
  const isOwn = origin === 'staff'
  const facts = [m.states[state], worthOf(discount), codesIn(discount), timesOf(discount)].filter(Boolean).join(' · ')
  return (
    <>
      <AdminHeading lead={facts} actions={<Actions discount={discount} onChanged={setDiscount} />}>
        {title}
      </AdminHeading>
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {isOwn ? <DiscountForm form={form} choices={choices} discount={discount} /> : <p>{m.ofCustomer}</p>}
        <div className="space-y-12">
          <DiscountUses discount={discount} />
          {isOwn && method === 'code' && <CodeSection discount={discount} onGenerated={setDiscount} />}
        </div>
      </div>
      {discount.uses + discount.held === 0 && <Removal discount={discount} />}
    </>
  )
}

interface ActionsProps {
  discount: OwnDiscount
  onChanged: (discount: OwnDiscount) => void
}

function Actions({ discount: { discountId, version, state, origin }, onChanged }: ActionsProps) {
  const navigate = useNavigate()
  const { isBusy, refusal, save } = useSaving()
  const isPaused = state === 'paused'
  async function pause() {
    const saved = await save(() => api.discounts.pauseDiscount({ discountId, version, isPaused: !isPaused }))
    if (saved) onChanged(saved.discount)
  }
  async function copy() {
    const copied = await save(() => api.discounts.duplicateDiscount({ discountId }))
    if (copied) await navigate(`/admin/discounts/${copied.discountId}`)
  }
  return (
    <>
      {refusal && <p role="alert">{refusal.message}</p>}
      <Button variant="secondary" busy={isBusy} onClick={pause}>
        {isPaused ? m.resume : m.pause}
      </Button>
      {origin === 'staff' && (
        <Button variant="secondary" disabled={isBusy} onClick={copy}>
          {m.copy}
        </Button>
      )}
    </>
  )
}

function Removal({ discount: { discountId, version, title } }: { discount: OwnDiscount }) {
  return (
    <div className="mt-12 max-w-text border-t border-line pt-4">
      <ConfirmInRow
        label={m.remove}
        of={title}
        question={m.askRemove(title)}
        act={() => api.discounts.removeDiscount({ discountId, version })}
        leadsTo="/admin/discounts"
      />
    </div>
  )
}
