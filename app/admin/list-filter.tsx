import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { adminListsMessages } from '#messages/en-US/admin/lists.ts'
import { queryOf } from './list-query.ts'

interface ListFilterProps {
  /** What is listed. */
  name: string
  /** The label of the search field. */
  label: string
  search: string | undefined
  /** The query parameter that holds the chosen tab; the first tab has no value. */
  param: string
  tabs: readonly { value?: string; label: string }[]
  tab: string | undefined
  /** Other query parameters that stay when another tab is chosen. */
  keep?: Record<string, string | undefined>
  /** Further fields of the form. */
  children?: ReactNode
}

/** Filters a list by words and by tabs; the choice is in the address. */
export function ListFilter({ name, label, search, param, tabs, tab, keep = {}, children }: ListFilterProps) {
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
        {tab && <input type="hidden" name={param} value={tab} />}
        <Button type="submit" variant="secondary">
          {adminListsMessages.find}
        </Button>
      </Form>
      <ListTabs name={name} param={param} tabs={tabs} tab={tab} keep={{ search, ...keep }} />
    </div>
  )
}

/** The tabs of a list; the choice is in the address. */
export function ListTabs({
  name,
  param,
  tabs,
  tab,
  keep = {},
}: Pick<ListFilterProps, 'name' | 'param' | 'tabs' | 'tab' | 'keep'>) {
  return (
    <nav aria-label={adminListsMessages.filter(name)} className="mt-2 flex flex-wrap gap-x-6 text-small">
      {tabs.map((each) => (
        <Link
          key={each.value ?? ''}
          to={`?${queryOf({ ...keep, [param]: each.value })}`}
          aria-current={each.value === tab ? 'true' : undefined}
          className="target flex min-h-11 min-w-6 items-center aria-[current]:font-medium aria-[current]:underline"
        >
          {each.label}
        </Link>
      ))}
    </nav>
  )
}
