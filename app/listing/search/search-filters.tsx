import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { seenProducts } from '#app/state/seen-products.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ProductSummary } from '#contract/products/product.ts'
import { searchMessages } from '#messages/en-US/search.ts'
import { useFamilies } from '../use-families.ts'
import type { SearchFilter } from './match-seen.ts'

interface SearchFiltersProps {
  filter: SearchFilter
  onFilter: (filter: SearchFilter) => void
  found: readonly ProductSummary[]
}

/** Limits a search to a category. */
export function SearchFilters({ filter, onFilter, found }: SearchFiltersProps) {
  const [seen] = useState(() => seenProducts().map(({ category }) => category))
  const families = useFamilies()
  const categories = [...new Set([...seen, ...found.map(({ category }) => category)])].toSorted()
  return (
    <div className="flex flex-wrap gap-x-6">
      <Choice
        label={searchMessages.category}
        all={searchMessages.allCategories}
        options={categories}
        value={filter.category}
        onChoose={(category) => onFilter({ ...filter, category })}
      />
      <Choice
        label={searchMessages.subCategory}
        all={searchMessages.allProducts}
        options={families.map(({ subCategory }) => subCategory)}
        value={filter.subCategory}
        onChoose={(subCategory) => onFilter({ ...filter, subCategory })}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  /** The label of the empty option. */
  all: string
  options: readonly string[]
  value: string | null
  onChoose: (value: string | null) => void
}

function Choice({ label, all, options, value, onChoose }: ChoiceProps) {
  const known = value && !options.includes(value) ? [...options, value] : options
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
        className="min-h-11 max-w-44 cursor-pointer appearance-none truncate bg-transparent pr-6 [field-sizing:content] transition-colors hover:text-accent"
      >
        <option value="">{all}</option>
        {known.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none absolute right-0" />
    </span>
  )
}
