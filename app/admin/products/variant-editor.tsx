import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { type FormState, fieldId } from '#app/ui/form/form-state.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { maxSizeLength } from '#contract/products/size.ts'
import { isSameSize, normalSize, withSizes } from '#contract/products/size-order.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { colorHex } from './color-hex.ts'
import { type EditedColor, readColors, readSizes } from './edited-variants.ts'
import type { variantFields } from './product-form-fields.ts'
import { ColorList, SizeList, SizePresets } from './variant-lists.tsx'

const variantKinds = ['size', 'color'] as const
type Kind = (typeof variantKinds)[number]

/** The colors and sizes in a product's form, one added at a time; each color in each size is a variant. */
export function VariantEditor({ of: form }: { of: FormState<typeof variantFields> }) {
  const colors = readColors(form.values.colors)
  const sizes = readSizes(form.values.sizes)
  const setColors = (next: readonly EditedColor[]) => form.set({ colors: JSON.stringify(next) })
  const setSizes = (next: readonly string[]) => form.set({ sizes: JSON.stringify(next) })

  function add(kind: Kind, value: string): string | null {
    const refused = kind === 'size' ? refuseSize(value, sizes) : refuseColor(value, colors)
    if (refused) return refused
    if (kind === 'size') setSizes(withSizes(sizes, [normalSize(value)]))
    else setColors([...colors, { color: value, hex: colorHex(value) }])
    return null
  }

  const marked = (['customVariant', 'colors', 'sizes'] as const).find((name) => form.errors[name]) ?? 'colors'
  return (
    <fieldset>
      <legend className="sr-only">{adminProductsMessages.colorsAndSizes}</legend>
      <FormField of={form} name="colors" />
      <FormField of={form} name="sizes" />
      <AddVariant
        id={fieldId(form.id, marked)}
        error={form.errors[marked] ?? null}
        typed={form.values.customVariant}
        onType={(customVariant) => form.set({ customVariant })}
        onAdd={add}
      />
      <SizePresets sizes={sizes} onChange={setSizes} />
      {colors.length > 0 && <ColorList colors={colors} onChange={setColors} />}
      {sizes.length > 0 && <SizeList sizes={sizes} onChange={setSizes} />}
    </fieldset>
  )
}

interface AddVariantProps {
  id: string
  error: string | null
  typed: string
  onType: (typed: string) => void
  /** Answers what is wrong with it; null once it is added. */
  onAdd: (kind: Kind, value: string) => string | null
}

function AddVariant({ id, error, typed, onType, onAdd }: AddVariantProps) {
  const [kind, setKind] = useState<Kind>('size')
  const [wrong, setWrong] = useState<string | null>(null)

  function add() {
    const refused = onAdd(kind, typed.trim())
    setWrong(refused)
    if (!refused) onType('')
  }

  return (
    <div className="flex flex-wrap items-start gap-3">
      <SelectField
        label={adminProductsMessages.variant}
        name="variant"
        options={variantKinds.map((value) => ({ value, label: adminProductsMessages[value] }))}
        value={kind}
        className="w-32"
        onChange={({ currentTarget }) => setKind(variantKinds.find((each) => each === currentTarget.value) ?? kind)}
      />
      <Field
        label={kind === 'size' ? adminProductsMessages.sizeHint : adminProductsMessages.colorHint}
        name="customVariant"
        id={id}
        value={typed}
        error={wrong ?? error}
        maxLength={60}
        autoComplete="off"
        className="min-w-40 grow"
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button variant="secondary" className="sm:mt-7" onClick={add}>
        {adminProductsMessages.addVariant}
      </Button>
    </div>
  )
}

function refuseSize(value: string, sizes: readonly string[]): string | null {
  if (!value) return adminProductsMessages.sizeMissing
  if (value.length > maxSizeLength) return adminProductsMessages.sizeTooLong(maxSizeLength)
  return sizes.some((size) => isSameSize(size, normalSize(value))) ? adminProductsMessages.sizeExists : null
}

function refuseColor(value: string, colors: readonly EditedColor[]): string | null {
  if (!value) return adminProductsMessages.colorMissing
  const isThere = colors.some(({ color }) => color.toLowerCase() === value.toLowerCase())
  return isThere ? adminProductsMessages.colorExists : null
}
