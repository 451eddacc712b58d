import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { type FormState, fieldId } from '#app/ui/form/form-state.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { colorHex } from './color-hex.ts'
import { type EditedColor, readColors, readSizes } from './edited-variants.ts'
import type { variantFields } from './product-form-fields.ts'
import { ColorList, SizeList } from './variant-lists.tsx'

const variantKinds = ['Size', 'Color'] as const
type Kind = (typeof variantKinds)[number]

/** The colors and sizes in a product's form, one added at a time; each color in each size is a variant. */
export function VariantEditor({ of: form }: { of: FormState<typeof variantFields> }) {
  const colors = readColors(form.values.colors)
  const sizes = readSizes(form.values.sizes)
  const setColors = (next: readonly EditedColor[]) => form.set({ colors: JSON.stringify(next) })
  const setSizes = (next: readonly number[]) => form.set({ sizes: JSON.stringify(next) })

  function add(kind: Kind, value: string): string | null {
    const refused = kind === 'Size' ? refuseSize(value, sizes) : refuseColor(value, colors)
    if (refused) return refused
    if (kind === 'Size') setSizes([...sizes, Number(value)].sort((one, other) => one - other))
    else setColors([...colors, { color: value, hex: colorHex(value) }])
    return null
  }

  return (
    <fieldset>
      <legend className="sr-only">Colors and sizes</legend>
      <FormField of={form} name="colors" />
      <FormField of={form} name="sizes" />
      <AddVariant
        id={fieldId(form.id, form.errors.sizes ? 'sizes' : 'colors')}
        error={form.errors.colors ?? form.errors.sizes ?? null}
        onAdd={add}
      />
      {colors.length > 0 && <ColorList colors={colors} onChange={setColors} />}
      {sizes.length > 0 && <SizeList sizes={sizes} onChange={setSizes} />}
    </fieldset>
  )
}

interface AddVariantProps {
  id: string
  error: string | null
  /** Answers what is wrong with it; null once it is added. */
  onAdd: (kind: Kind, value: string) => string | null
}

function AddVariant({ id, error, onAdd }: AddVariantProps) {
  const [kind, setKind] = useState<Kind>('Size')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)

  function add() {
    const refused = onAdd(kind, typed.trim())
    setWrong(refused)
    if (!refused) setTyped('')
  }

  return (
    <div className="flex flex-wrap items-start gap-3">
      <SelectField
        label="Variant"
        name="variant"
        options={variantKinds}
        value={kind}
        className="w-32"
        onChange={({ currentTarget }) => setKind(variantKinds.find((each) => each === currentTarget.value) ?? kind)}
      />
      <Field
        label={kind === 'Size' ? 'Size, as a number' : 'Color, by its name'}
        name="customVariant"
        id={id}
        value={typed}
        error={wrong ?? error}
        maxLength={60}
        inputMode={kind === 'Size' ? 'decimal' : 'text'}
        autoComplete="off"
        className="min-w-40 grow"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button variant="secondary" className="sm:mt-7" onClick={add}>
        Add
      </Button>
    </div>
  )
}

function refuseSize(value: string, sizes: readonly number[]): string | null {
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(value) || Number(value) > 10_000) return 'Please enter a size as a number.'
  return sizes.includes(Number(value)) ? 'This size already exists.' : null
}

function refuseColor(value: string, colors: readonly EditedColor[]): string | null {
  if (!value) return 'Please name the color.'
  const isThere = colors.some(({ color }) => color.toLowerCase() === value.toLowerCase())
  return isThere ? 'This color already exists.' : null
}
