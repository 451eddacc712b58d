import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import type { FieldOption, FormFields } from '#contract/check-form.ts'
import { maxReference, type SheetKind, sheetScopes } from '#contract/inventory/stock-sheet.ts'
import { adminInventoryMessages } from '#messages/en-US/admin/inventory.ts'
import { AddForm } from '../add-form.tsx'

interface StartSheetProps {
  kind: SheetKind
  /** What a count may be about: values such as `category:ID`. */
  scopes: readonly FieldOption[]
}

/** A button that begins a delivery or a count, and opens its page. */
export function StartSheet({ kind, scopes }: StartSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const label = kind === 'delivery' ? adminInventoryMessages.receive : adminInventoryMessages.count
  return (
    <>
      <Button
        variant={kind === 'delivery' ? 'primary' : 'secondary'}
        className="noscript:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={label}>
        <StartForm kind={kind} scopes={scopes} />
      </Dialog>
    </>
  )
}

function StartForm({ kind, scopes }: StartSheetProps) {
  const navigate = useNavigate()
  const form = useForm<FormFields>({
    fields: fieldsOf(kind, scopes),
    initial: { scope: 'all' },
    isQuiet: true,
    async submit({ reference = '', scope: typed = 'all' }) {
      const [name, scopeId = null] = typed.split(':')
      const scope = sheetScopes.find((each) => each === name) ?? 'all'
      const { sheetId } = await api.inventory.startStockSheet({ kind, reference, scope, scopeId })
      await navigate(`/admin/inventory/${sheetId}`)
    },
  })
  return <AddForm of={form} label={adminInventoryMessages.begin} />
}

function fieldsOf(kind: SheetKind, scopes: readonly FieldOption[]): FormFields {
  const said = adminInventoryMessages
  const isDelivery = kind === 'delivery'
  return {
    reference: {
      label: isDelivery ? said.noteNumber : said.countName,
      hint: isDelivery ? said.noteHint : said.countHint,
      maxLength: maxReference,
      isOptional: true,
      autoComplete: 'off',
    },
    ...(!isDelivery && {
      scope: {
        label: said.toCount,
        control: 'select',
        options: [{ value: 'all', label: said.allProducts }, ...scopes],
      },
    }),
  }
}
