import { memo, type ReactNode } from 'react'
import { CheckboxField } from '#app/ui/form/checkbox-field.tsx'
import type { Facets } from '#contract/listing/calls.ts'
import { listingMessages } from '#messages/en-US/listing.ts'

interface Tick<Label> {
  value: string
  label: Label
  count: number
  isChosen: boolean
}

// The URL decides which boxes are checked; the form turns every change into a navigation.
const heardByForm = () => {}

/** Whether choices are the same as before: a press changes those of one filter, and a listing has seventy in all. */
function isSame(before: object, now: object): boolean {
  return JSON.stringify(before) === JSON.stringify(now)
}

/** Checkboxes, each with the number of products it would show. */
export const TickChoices = memo(Ticks<string>, isSame)

function Ticks<Label extends ReactNode>({ name, choices }: { name: string; choices: readonly Tick<Label>[] }) {
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

interface ColorChoicesProps {
  colors: Facets['colors']
  chosen: readonly string[]
}

/** Color checkboxes with swatches. */
export const ColorChoices = memo(function ColorChoices({ colors, chosen }: ColorChoicesProps) {
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
  return <Ticks name="color" choices={choices} />
}, isSame)

interface SizeChoicesProps {
  sizes: Facets['sizes']
  chosen: readonly string[]
}

/** Size checkboxes side by side. */
export const SizeChoices = memo(function SizeChoices({ sizes, chosen }: SizeChoicesProps) {
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
}, isSame)

interface RatingChoicesProps {
  ratings: readonly { value: number; label: string; count: number }[]
  chosen: number | null
}

/** The minimum rating. */
export const RatingChoices = memo(function RatingChoices({ ratings, chosen }: RatingChoicesProps) {
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
}, isSame)

function Counted({ count, children }: { count: number; children: ReactNode }) {
  return (
    <>
      {children} <small>{`(${count})`}</small>
    </>
  )
}
