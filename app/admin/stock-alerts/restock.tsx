import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { maxReference } from '#contract/inventory/stock-sheet.ts'
import type { WantedVariant } from '#contract/stock-alerts/calls.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'
import { readUnits } from '../products/read-number.ts'
import { tableButton } from '../table/table-button.ts'
import { RestockPreview } from './restock-preview.tsx'

interface RestockProps {
  variant: WantedVariant
  /** The variant with its product. */
  name: string
}

/** A button that receives units of a variant, after showing who would be told. */
export function RestockButton({ variant, name }: RestockProps) {
  const [opened, setOpened] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const said = adminStockAlertsMessages.restock
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={said.of(name)}
        className={`${tableButton} relative z-10 noscript:hidden`}
        onClick={() => {
          setOpened(opened + 1)
          setOpen(true)
        }}
      >
        {said.button}
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={said.of(name)}>
        <RestockForm key={opened} variant={variant} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function RestockForm({ variant: { variantId, people }, onDone }: { variant: WantedVariant; onDone: () => void }) {
  const said = adminStockAlertsMessages.restock
  const { revalidate } = useRevalidator()
  // A delivery that is sent twice is received once.
  const [sheetId] = useState(() => crypto.randomUUID())
  const form = useForm({
    fields: {
      units: {
        label: said.units,
        inputMode: 'numeric' as const,
        autoComplete: 'off',
        missing: said.unitsInvalid,
        rule: (typed) => (isSome(readUnits(typed)) ? null : said.unitsInvalid),
      },
      reference: { label: said.reference, isOptional: true, maxLength: maxReference, autoComplete: 'off' },
    },
    initial: { units: String(Math.max(people, 1)) },
    isQuiet: true,
    async submit({ units, reference }) {
      const lines = [{ variantId, units: readUnits(units) ?? 0 }]
      const { message } = await api.inventory.receiveStock({ sheetId, reference, lines })
      toast.success(message)
      onDone()
      await revalidate()
    },
  })
  const units = readUnits(form.values.units)
  return (
    <Form of={form} className="grid gap-4">
      <FormSummary of={form} />
      <FormField of={form} name="units" />
      <FormField of={form} name="reference" />
      <RestockPreview variantId={variantId} />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {isSome(units) ? said.submit(units) : said.submitEmpty}
      </Button>
    </Form>
  )
}

const isSome = (units: number | null): units is number => units !== null && units > 0
