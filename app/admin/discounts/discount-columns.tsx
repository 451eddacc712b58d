import { Link } from 'react-router'
import type { CallResponse } from '#contract/call.ts'
import type { calls } from '#contract/discounts/calls.ts'
import { writeAmount } from '#contract/money.ts'
import { adminDiscountsMessages as m } from '#messages/en-US/admin/discounts.ts'
import { Moment } from '../moment.tsx'
import type { Column } from '../table/column.ts'
import { tableLink } from '../table/table-link.ts'
import { codesIn, money, timesOf, worthOf } from './describe-discount.ts'

type Listed = CallResponse<typeof calls.listDiscounts>['discounts'][number]

const usesIn = ({ uses, maxUses }: Listed) =>
  maxUses === null ? String(uses) : m.usesOf(String(uses), String(maxUses))

/** A short text that is cut where it does not fit. */
const cut = (text: string) => <span className="block max-w-56 truncate">{text}</span>

/** The columns of the list of discounts. */
export function discountColumns(): Column<Listed>[] {
  const { columns, states } = m
  return [
    {
      key: 'title',
      label: columns.title,
      cell: ({ discountId, title }) => (
        <Link
          to={`/admin/discounts/${discountId}`}
          className={`${tableLink} sm:line-clamp-1 wrap-anywhere xl:max-w-72`}
        >
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
    { key: 'code', label: columns.code, cell: (discount) => cut(codesIn(discount)), text: codesIn },
    { key: 'worth', label: columns.worth, cell: (discount) => cut(worthOf(discount)), text: worthOf },
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
    {
      key: 'added',
      label: columns.added,
      cell: ({ createdAt }) => <Moment at={createdAt} isDay />,
      text: ({ createdAt }) => createdAt,
      sort: { asc: 'oldest', desc: 'newest', first: 'desc' },
      isLabeled: true,
      from: '2xl',
    },
    { key: 'times', label: columns.times, cell: (discount) => cut(timesOf(discount)), text: timesOf, isOptional: true },
    {
      key: 'owner',
      label: columns.owner,
      cell: ({ ownerEmail }) => cut(ownerEmail ?? ''),
      text: ({ ownerEmail }) => ownerEmail ?? '',
      isOptional: true,
    },
  ]
}
