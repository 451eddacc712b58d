import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, RefusedError } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { Returnable } from '#contract/returns/order-return.ts'
import type { ReturnWish } from '#contract/returns/return-states.ts'
import { returnsMessages } from '#messages/en-US/returns.ts'
import { readLine, returnFields } from './return-fields.ts'
import { ReturnLine } from './return-line.tsx'

interface ReturnFormProps {
  returnable: Returnable
  /** The key of the emailed link, for a guest. */
  link: { key?: string }
  /** The page of the order. */
  back: string
}

interface LinePhotos {
  urls: readonly string[]
  isUploading: boolean
}

/** Asks to return units of an order: how many of each, why, and what for. */
export function ReturnForm({ returnable, link, back }: ReturnFormProps) {
  const { orderNumber, returnsSeen, wishes } = returnable
  const navigate = useNavigate()
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({})
  const [photos, setPhotos] = useState<Readonly<Record<string, LinePhotos>>>({})
  const [wish, setWish] = useState<ReturnWish>('refund')
  const lines = returnable.lines.filter(({ left }) => left > 0)
  const chosen = lines.filter(({ lineId }) => (units[lineId] ?? 0) > 0)
  const form = useForm({
    fields: returnFields(chosen, wish === 'exchange'),
    isQuiet: true,
    async submit(values) {
      if (chosen.length === 0) throw new RefusedError(400, returnsMessages.nothingChosen)
      if (chosen.some(({ lineId }) => photos[lineId]?.isUploading)) {
        throw new RefusedError(400, returnsMessages.waitForPhotos)
      }
      const asked = chosen.map((line) => ({
        ...readLine(line, units[line.lineId] ?? 0, values),
        photos: [...(photos[line.lineId]?.urls ?? [])],
      }))
      const { message } = await api.returns.requestReturn({ ...link, orderNumber, wish, returnsSeen, lines: asked })
      toast.success(message)
      await navigate(back)
    },
  })
  return (
    <Form of={form} label={returnsMessages.title(orderNumber)} className="grid max-w-form gap-8">
      <FormSummary of={form} />
      {lines.map((line) => (
        <ReturnLine
          key={line.lineId}
          of={form}
          line={line}
          order={{ ...link, orderNumber }}
          units={units[line.lineId] ?? 0}
          onUnits={(count) => setUnits({ ...units, [line.lineId]: count })}
          onPhotos={(urls, isUploading) => setPhotos((all) => ({ ...all, [line.lineId]: { urls, isUploading } }))}
        />
      ))}
      <SelectField
        label={returnsMessages.wish}
        name="wish"
        value={wish}
        options={wishes.map((value) => ({ value, label: returnsMessages.wishes[value] }))}
        onChange={({ currentTarget }) => setWish(wishes.find((each) => each === currentTarget.value) ?? 'refund')}
      />
      <p className="text-small text-ink-soft">{returnsMessages.postage}</p>
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {returnsMessages.request}
      </Button>
    </Form>
  )
}
