import type { ReactNode } from 'react'
import { CheckboxField } from '#app/ui/form/checkbox-field.tsx'
import type { Facets } from '#contract/listing/calls.ts'
import { listingMessages } from '#messages/en-US/listing.ts'

interface Tick {
  value: string
  label: ReactNode
  count: number
  isChosen: boolean
}

// The URL decides which boxes are checked; the form turns every change into a navigation.
const heardByForm = () => {}

/** Checkboxes, each with the number of products it would show. */
export function TickChoices({ name, choices }: { name: string; choices: readonly Tick[] }) {
  return choices.map(({ value, label, count, isChosen }) => (
    <CheckboxField
      key={value}
      name={name}
      value={value}
      checked={isChosen}
      disabled={count === 0 && !isChosen}
      onChange={heardByForm}
      label={<Counted count={count}>{label}</Counted>}
    />
  ))
}

/** Color checkboxes with swatches. */
export function ColorChoices({ colors, chosen }: { colors: Facets['colors']; chosen: readonly string[] }) {
  const choices = colors.map(({ value, hex, count }) => ({
    value,
    count,
    isChosen: chosen.includes(value),
    label: (
      <>
        <span aria-hidden className="tick-color" style={{ backgroundColor: hex }} />
        {value}
      </>
    ),
  }))
  return <TickChoices name="color" choices={choices} />
}

/** Size checkboxes side by side. */
export function SizeChoices({ sizes, chosen }: { sizes: Facets['sizes']; chosen: readonly string[] }) {
  return (
    <div className="flex flex-wrap gap-2 py-2">
      {sizes.map(({ value, count }) => (
        <label key={value} className="tick-size">
          <input
            type="checkbox"
            name="size"
            value={value}
            checked={chosen.includes(String(value))}
            disabled={count === 0 && !chosen.includes(String(value))}
            onChange={heardByForm}
          />
          <span>
            {value}
            <small>{`(${count})`}</small>
          </span>
        </label>
      ))}
    </div>
  )
}

interface RatingChoicesProps {
  ratings: readonly { value: number; label: string; count: number }[]
  chosen: number | null
}

/** The minimum rating. */
export function RatingChoices({ ratings, chosen }: RatingChoicesProps) {
  return (
    <>
      <CheckboxField
        type="radio"
        name="rating"
        value=""
        checked={chosen === null}
        onChange={heardByForm}
        label={listingMessages.anyRating}
      />
      {ratings.map(({ value, label, count }) => (
        <CheckboxField
          key={value}
          type="radio"
          name="rating"
          value={value}
          checked={chosen === value}
          disabled={count === 0 && chosen !== value}
          onChange={heardByForm}
          label={<Counted count={count}>{label}</Counted>}
        />
      ))}
    </>
  )
}

function Counted({ count, children }: { count: number; children: ReactNode }) {
  return (
    <>
      {children} <small>{`(${count})`}</small>
    </>
  )
}
