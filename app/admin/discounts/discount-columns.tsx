import { Link } from 'react-router'
import type { ListedDiscount } from '#contract/discounts/own-discount.ts'
import { writeAmount } from '#contract/money.ts'
import { adminDiscountsMessages as m } from '#messages/en-US/admin/discounts.ts'
import type { Column } from '../table/column.ts'
import { titleLink } from '../table/table-link.ts'
import { ageColumn, textColumn } from '../table/usual-columns.tsx'
import { codesIn, money, timesOf, worthOf } from './describe-discount.ts'

const usesIn = ({ uses, maxUses }: ListedDiscount) =>
  maxUses === null ? String(uses) : m.usesOf(String(uses), String(maxUses))

/** The columns of the list of discounts. */
export function discountColumns(): Column<ListedDiscount>[] {
  const { columns, states } = m
  return [
    {
      key: 'title',
      label: columns.title,
      cell: ({ discountId, title }) => (
        <Link to={`/admin/discounts/${discountId}`} className={`${titleLink} xl:max-w-72`}>
          {title}
        </Link>
      ),
      text: ({ title }) => title,
    },
    {
      key: 'state',
      label: columns.state,
      cell: ({ state }) => <span className={state === 'active' ? '' : 'text-ink-soft'}>{states[state]}</span>,
      text: ({ state }) => states[state],
    },
    textColumn({ key: 'code', label: columns.code, text: codesIn, width: 'max-w-56' }),
    textColumn({ key: 'worth', label: columns.worth, text: worthOf, width: 'max-w-56' }),
    {
      key: 'uses',
      label: columns.uses,
      cell: usesIn,
      text: ({ uses }) => String(uses),
      isNumber: true,
      isLabeled: true,
    },
    {
      key: 'revenue',
      label: columns.revenue,
      cell: ({ revenue }) => money(revenue),
      text: ({ revenue }) => writeAmount(revenue),
      isNumber: true,
      isLabeled: true,
      from: 'xl',
    },
    {
      key: 'saved',
      label: columns.saved,
      cell: ({ saved }) => money(saved),
      text: ({ saved }) => writeAmount(saved),
      isNumber: true,
      isLabeled: true,
      from: 'xl',
    },
    ageColumn({ key: 'added', label: columns.added, isDay: true, isLabeled: true, from: '2xl' }),
    textColumn({ key: 'times', label: columns.times, text: timesOf, width: 'max-w-56', isOptional: true }),
    textColumn({
      key: 'owner',
      label: columns.owner,
      text: ({ ownerEmail }) => ownerEmail ?? '',
      width: 'max-w-56',
      isOptional: true,
    }),
  ]
}
