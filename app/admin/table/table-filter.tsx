import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { queryOf } from '../list-query.ts'
import { PopMenu } from './pop-menu.tsx'
import { tableButton, tableInput } from './table-button.ts'

/** A filter of a list: one of several choices, a word, or a day. */
export interface TableFilterField {
  name: string
  label: string
  options?: readonly { value: string; label: string }[]
  isText?: true
  /** A day in words, for its chip. */
  format?: (value: string) => string
}

export type TableQuery = Record<string, string | undefined>

interface TableFilterProps {
  /** What is listed. */
  name: string
  /** The label of the search field; a list without one is not searched. */
  search?: string
  fields: readonly TableFilterField[]
  /** The query of the address, without the page. */
  query: TableQuery
  /** Further controls in the same line. */
  children?: ReactNode
}

/** Search, filters and the chips of those in use, all of them in the address. */
export function TableFilter({ name, search, fields, query, children }: TableFilterProps) {
  const own = fields.map((field) => field.name)
  return (
    <div className="mb-3 space-y-2 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        {search !== undefined && (
          <Form method="get" role="search" aria-label={name} className="flex min-w-60 grow gap-2 sm:max-w-96">
            <Kept query={query} without={['search']} />
            <input
              key={query.search}
              type="search"
              name="search"
              aria-label={search}
              placeholder={search}
              defaultValue={query.search}
              maxLength={100}
              autoComplete="off"
              className={tableInput}
            />
            <button type="submit" className={tableButton}>
              {adminTableMessages.find}
            </button>
          </Form>
        )}
        {fields.length > 0 && (
          <PopMenu label={adminTableMessages.filter}>
            <Form
              key={queryOf(query)}
              method="get"
              aria-label={adminTableMessages.filterBy(name)}
              className="space-y-3"
            >
              <Kept query={query} without={own} />
              {fields.map((field) => (
                <FilterControl key={field.name} field={field} value={query[field.name]} />
              ))}
              <button type="submit" className={tableButton}>
                {adminTableMessages.apply}
              </button>
            </Form>
          </PopMenu>
        )}
        {children}
      </div>
      <Chips fields={fields} query={query} searchLabel={search} />
    </div>
  )
}

function FilterControl({ field, value }: { field: TableFilterField; value?: string }) {
  const { name, label, options, isText } = field
  if (!options) return <Field label={label} type={isText ? 'text' : 'date'} name={name} defaultValue={value} />
  return (
    <SelectField
      label={label}
      name={name}
      options={options}
      placeholder={adminTableMessages.any}
      defaultValue={value ?? ''}
    />
  )
}

// What a form of the address does not change.
function Kept({ query, without }: { query: TableQuery; without: readonly string[] }) {
  return Object.entries(query).map(
    ([name, value]) => value && !without.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  )
}

interface ChipsProps {
  fields: readonly TableFilterField[]
  query: TableQuery
  searchLabel: string | undefined
}

function Chips({ fields, query, searchLabel }: ChipsProps) {
  const all = searchLabel ? [{ name: 'search', label: adminTableMessages.find }, ...fields] : fields
  const chips = all.flatMap((field: TableFilterField) => {
    const value = query[field.name]
    if (!value) return []
    const words = field.options?.find((option) => option.value === value)?.label ?? field.format?.(value) ?? value
    return [{ name: field.name, words: adminTableMessages.chip(field.label, words) }]
  })
  if (chips.length === 0) return null
  const cleared = Object.fromEntries(chips.map(({ name }) => [name, undefined]))
  return (
    <ul aria-label={adminTableMessages.chips} className="flex flex-wrap items-center gap-2 text-small">
      {chips.map(({ name, words }) => (
        <li key={name} className="min-w-0">
          <Link
            to={`?${queryOf({ ...query, [name]: undefined })}`}
            aria-label={adminTableMessages.removeChip(words)}
            className="flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-linen px-3 hover:bg-line"
          >
            <span className="truncate">{words}</span>
            <Icon of={X} size={14} />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={`?${queryOf({ ...query, ...cleared })}`} className="link flex min-h-8 items-center">
            {adminTableMessages.clearFilters}
          </Link>
        </li>
      )}
    </ul>
  )
}
