import type { ReactNode } from 'react'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { queryOf } from '../list-query.ts'
import { ListResults } from '../list-results.tsx'
import { ViewButton } from '../saved-views/view-button.tsx'
import { ViewTabs } from '../saved-views/view-tabs.tsx'
import type { BulkAction } from './bulk-action.ts'
import { BulkBar } from './bulk-bar.tsx'
import { type Column, chosenColumns } from './column.ts'
import { ColumnChoice } from './column-choice.tsx'
import type { Selection } from './create-selection.ts'
import { CsvButton } from './csv-button.tsx'
import { DataTable } from './data-table.tsx'
import type { ReadPage, RowsPage } from './download-csv.ts'
import { PagesNav } from './pages-nav.tsx'
import { SelectAll } from './select-all.tsx'
import { SortChoice } from './sort-choice.tsx'
import { TableFilter, type TableFilterField, type TableQuery } from './table-filter.tsx'
import { UndoBar } from './undo-bar.tsx'

interface ListTableProps<Row> {
  /** What is listed. */
  name: string
  page: RowsPage<Row> & { after: string | undefined }
  columns: readonly Column<Row>[]
  idOf: (row: Row) => string
  /** The name of a row, for screen readers and refusals. */
  nameOf: (row: Row) => string
  /** The query of the address, without the page. */
  query: TableQuery
  /** The parameter of the query that is a tab of the page: no filter, and kept by "Show all". */
  tab?: string
  /** The label of the search field; a list without one is not searched. */
  search?: string
  filters?: readonly TableFilterField[]
  /** The value of `?sort=` without one in the address. */
  usualSort?: string
  /** The file of what is shown, all pages of it; `link` is one that the server writes instead. */
  csv: { readPage: ReadPage<Row> } & ({ file: string } | { link: ReactNode })
  /** Said where nothing is listed, without and with a filter. */
  empty: { title: string; text?: string; action?: ReactNode; filtered?: string }
  selection?: Selection<Row>
  actions?: readonly BulkAction<Row>[]
  /** Actions for the selection that are links. */
  links?: (rows: Row[]) => ReactNode
  /** Between the filter and the table. */
  children?: ReactNode
}

/** A list of the admin area: search, filters, columns, table, pages, and what can be done with the selection. */
export function ListTable<Row>({
  name,
  page,
  query,
  tab = '',
  selection,
  actions,
  links,
  children,
  ...list
}: ListTableProps<Row>) {
  const { rows, next, after } = page
  const { idOf, nameOf, csv, search, filters = [] } = list
  const columns = chosenColumns(list.columns, query.columns)
  const { sort: _, columns: __, [tab]: shown, ...filter } = query
  const isFiltered = after !== undefined || Object.values(filter).some(Boolean)
  return (
    <>
      <ViewTabs name={name} query={queryOf(query)} />
      <TableFilter name={name} search={search} fields={filters} query={query}>
        <SortChoice columns={list.columns} query={query} usualSort={list.usualSort} />
        <ColumnChoice columns={list.columns} query={query} />
        <ViewButton query={queryOf(query)} />
        {'link' in csv ? csv.link : <CsvButton file={csv.file} readPage={csv.readPage} columns={columns} />}
      </TableFilter>
      {children}
      <ListResults>
        {rows.length === 0 ? (
          <Nothing
            empty={isReversed(query) ? reversed : list.empty}
            isFiltered={isFiltered}
            all={`?${queryOf({ [tab]: shown })}`}
          />
        ) : (
          <DataTable {...{ name, rows, columns, idOf, nameOf, query, selection }} usualSort={list.usualSort} />
        )}
        <PagesNav name={name} query={query} after={after} next={next} />
        {selection && (
          <div className="sticky bottom-3 z-20 mt-4 space-y-2 empty:hidden">
            <UndoBar list={name} />
            <BulkBar {...{ list: name, selection, rows, idOf, nameOf, actions, links }}>
              {(after || next) && <SelectAll selection={selection} idOf={idOf} readPage={csv.readPage} />}
            </BulkBar>
          </div>
        )}
      </ListResults>
    </>
  )
}

const isReversed = ({ from = '', until = '' }: TableQuery) => until !== '' && from > until
const reversed = { title: adminTableMessages.daysReversed, filtered: adminTableMessages.daysReversed }

interface NothingProps {
  empty: ListTableProps<never>['empty']
  isFiltered: boolean
  /** The address of the list without a filter. */
  all: string
}

function Nothing({ empty, isFiltered, all }: NothingProps) {
  if (!isFiltered || empty.filtered === undefined) {
    return (
      <EmptyState title={empty.title} text={empty.text}>
        {empty.action}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={empty.filtered}>
      <LinkButton variant="secondary" to={all}>
        {adminTableMessages.showAll}
      </LinkButton>
    </EmptyState>
  )
}
