import { X } from 'lucide'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

import { palette } from '#contract/palette.ts'
import { smallControl } from '../small-control.ts'
import type { EditedColor } from './details.ts'

const variantKinds = ['Size', 'Color'] as const

interface VariantEditorProps {
  colors: readonly EditedColor[]
  sizes: readonly number[]
  onChange: (changes: { colors?: EditedColor[]; sizes?: number[] }) => void
  error?: string | null
}

type Kind = (typeof variantKinds)[number]

/** The colors and sizes of a product, added one at a time; each color in each size is a variant. */
export function VariantEditor({ colors, sizes, onChange, error }: VariantEditorProps) {
  const [kind, setKind] = useState<Kind>('Size')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)

  function add() {
    const value = typed.trim()
    const refused = kind === 'Size' ? refuseSize(value, sizes) : refuseColor(value, colors)
    setWrong(refused)
    if (refused) return
    if (kind === 'Size') onChange({ sizes: [...sizes, Number(value)].sort((one, other) => one - other) })
    else onChange({ colors: [...colors, { color: value, hex: hexFor(value) }] })
    setTyped('')
  }

  return (
    <fieldset>
      <legend className="sr-only">Colors and sizes</legend>
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
      {colors.length > 0 && (
        <ul aria-label="Colors" className="mt-4 space-y-2">
          {colors.map((each, at) => (
            <li key={each.id ?? each.color} className="flex items-center gap-3">
              <input
                type="color"
                aria-label={`Swatch of ${each.color}`}
                value={each.hex}
                className="size-11 shrink-0 border border-line-strong bg-chalk p-1"
                onChange={({ currentTarget }) =>
                  onChange({ colors: colors.with(at, { ...each, hex: currentTarget.value }) })
                }
              />
              {each.id ? (
                <input
                  aria-label={`Name of ${each.color}`}
                  value={each.color}
                  maxLength={60}
                  className={`${smallControl} mt-0!`}
                  onChange={({ currentTarget }) =>
                    onChange({ colors: colors.with(at, { ...each, color: currentTarget.value }) })
                  }
                />
              ) : (
                <span className="grow">{each.color}</span>
              )}
              <IconButton label={`Remove ${each.color}`} onClick={() => onChange({ colors: colors.toSpliced(at, 1) })}>
                <Icon of={X} size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {sizes.length > 0 && (
        <ul aria-label="Sizes" className="mt-4 flex flex-wrap gap-2">
          {sizes.map((size, at) => (
            <li key={size} className="flex items-center border border-line-strong pl-3 tabular-nums">
              {size}
              <IconButton label={`Remove size ${size}`} onClick={() => onChange({ sizes: sizes.toSpliced(at, 1) })}>
                <Icon of={X} size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
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

/** The usual swatches of color names; the owner can change them. */
const usual: Record<string, string> = {
  black: palette.ink,
  white: '#fbfaf7',
  ivory: '#f3ecdd',
  sand: '#d6c3a3',
  honey: '#c08a2b',
  tortoise: '#6b4526',
  brown: '#5d4030',
  gold: '#c9a24b',
  silver: '#b9bcc0',
  grey: '#8b8d90',
  navy: '#22304d',
  blue: '#3b5f96',
  green: '#4b6b4d',
  red: '#a3262f',
  rose: '#d9a3a5',
}

const hexFor = (name: string) => usual[name.toLowerCase()] ?? '#8a5a2b'
