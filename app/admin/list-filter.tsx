import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { queryOf } from './query-of.ts'

interface ListFilterProps {
  /** What is listed. */
  name: string
  /** What the words are looked for in. */
  label: string
  search: string | undefined
  /** The parts of the list, each under a value of the parameter `by` in the address; none stands for the first of them. */
  by: string
  parts: readonly { value?: string; label: string }[]
  part: string | undefined
  /** Other wishes that stay when another part is chosen. */
  kept?: Record<string, string | undefined>
  /** Further fields of the form. */
  children?: ReactNode
}

/** Finds in a list by words and by its parts; the choice stands in the address. */
export function ListFilter({ name, label, search, by, parts, part, kept = {}, children }: ListFilterProps) {
  return (
    <div className="mb-4">
      <Form method="get" role="search" aria-label={name} className="flex flex-wrap items-end gap-3">
        <Field
          key={search}
          label={label}
          name="search"
          type="search"
          defaultValue={search}
          maxLength={100}
          className={`max-w-form min-w-48 grow ${children ? 'max-sm:basis-full' : ''} basis-48`}
        />
        {children}
        {part && <input type="hidden" name={by} value={part} />}
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </Form>
      <nav aria-label={`Parts of ${name}`} className="mt-2 flex flex-wrap gap-x-6 text-small">
        {parts.map((each) => (
          <Link
            key={each.value ?? ''}
            to={`?${queryOf({ search, ...kept, [by]: each.value })}`}
            aria-current={each.value === part ? 'true' : undefined}
            className="flex min-h-11 items-center aria-[current]:font-medium aria-[current]:underline"
          >
            {each.label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
