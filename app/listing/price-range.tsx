import { Field } from '#app/ui/form/field.tsx'
import { currencySign } from '#contract/money.ts'
import { listingMessages } from '#messages/en-US/listing.ts'

interface PriceRangeProps {
  min: number | null
  max: number | null
  /** The lowest and highest price. */
  range: { min: number; max: number }
}

/** Filters by a minimum and maximum price. */
export function PriceRange({ min, max, range }: PriceRangeProps) {
  return (
    <div className="flex items-end gap-3 py-2">
      <PriceField
        key={`from-${min}`}
        name="min"
        label={listingMessages.minPrice(currencySign())}
        value={min}
        placeholder={Math.floor(range.min)}
      />
      <PriceField
        key={`to-${max}`}
        name="max"
        label={listingMessages.maxPrice(currencySign())}
        value={max}
        placeholder={Math.ceil(range.max)}
      />
    </div>
  )
}

interface PriceFieldProps {
  name: string
  label: string
  value: number | null
  placeholder: number
}

function PriceField({ name, label, value, placeholder }: PriceFieldProps) {
  return (
    <Field
      name={name}
      label={label}
      defaultValue={value ?? ''}
      placeholder={String(placeholder)}
      inputMode="decimal"
      autoComplete="off"
      className="w-28"
    />
  )
}
