import { useNavigate } from 'react-router'
import { CheckboxField } from '#app/ui/form/checkbox-field.tsx'
import { useWanted } from '#app/ui/use-wanted.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { queryOf } from '../list-query.ts'
import { areChosen, type Column, chosenColumns } from './column.ts'
import { PopMenu } from './pop-menu.tsx'
import type { TableQuery } from './table-filter.tsx'

interface ColumnChoiceProps<Row> {
  columns: readonly Column<Row>[]
  query: TableQuery
}

const narrower = { xl: 'xl:hidden', '2xl': '2xl:hidden' }

/** Chooses the columns of a table; the choice is in the address. */
export function ColumnChoice<Row>({ columns, query }: ColumnChoiceProps<Row>) {
  const navigate = useNavigate()
  const [wanted, setWanted] = useWanted(query.columns, query.columns)
  const shown = new Set(chosenColumns(columns, wanted).map(({ key }) => key))
  const isUsual = !areChosen(columns, wanted)

  function choose(chosen: string | undefined) {
    setWanted(chosen)
    return navigate(`?${queryOf({ ...query, columns: chosen })}`, { replace: true, preventScrollReset: true })
  }

  function show(key: string, isShown: boolean) {
    const keys = columns.filter((each) => (each.key === key ? isShown : shown.has(each.key))).map((each) => each.key)
    return choose(keys.join())
  }

  return (
    <PopMenu label={adminTableMessages.columns} className="noscript:hidden max-sm:hidden">
      {columns.slice(1).map(({ key, label, from }) => (
        <CheckboxField
          key={key}
          label={
            <>
              {label}
              {from && isUsual && (
                <span className={`text-ink-soft ${narrower[from]}`}> {adminTableMessages.whereWide}</span>
              )}
            </>
          }
          checked={shown.has(key)}
          onChange={({ currentTarget }) => show(key, currentTarget.checked)}
        />
      ))}
      {!isUsual && (
        <button type="button" className="link target mt-2 text-small" onClick={() => void choose(undefined)}>
          {adminTableMessages.usualColumns}
        </button>
      )}
    </PopMenu>
  )
}
