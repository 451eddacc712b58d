import { Minus, Plus } from 'lucide'
import { useState } from 'react'
import { uiMessages } from '#messages/en-US/ui.ts'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'

interface StepperProps {
  value: number
  /** Receives every whole number from 1 on, also those above a limit: the caller refuses them. */
  onChange: (value: number) => void
  /** The accessible name, such as "Quantity of Aurelia". */
  label: string
  name?: string
  disabled?: boolean
}

/** A number with minus and plus buttons; a typed value counts on blur. */
export function Stepper({ value, onChange, label, name, disabled = false }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function settle() {
    if (typed === null) return
    setTyped(null)
    const read = Number.parseInt(typed, 10)
    if (Number.isFinite(read) && read !== value) onChange(Math.max(1, read))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere
    <div
      role="group"
      aria-label={label}
      className="inline-flex h-12 items-center rounded-small border border-line-strong bg-chalk"
    >
      <IconButton label={uiMessages.decrease} disabled={disabled || value <= 1} onClick={() => onChange(value - 1)}>
        <Icon of={Minus} size={18} />
      </IconButton>
      <input
        aria-label={label}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 5))}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          if (event.key === 'ArrowUp') onChange(value + 1)
          if (event.key === 'ArrowDown' && value > 1) onChange(value - 1)
        }}
        className="h-full w-[min(2.5rem,max(40px,15vw))] bg-transparent text-center text-base tabular-nums"
      />
      <IconButton label={uiMessages.increase} disabled={disabled} onClick={() => onChange(value + 1)}>
        <Icon of={Plus} size={18} />
      </IconButton>
    </div>
  )
}
