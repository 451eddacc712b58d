import { ArrowDown, ArrowUp } from 'lucide'
import { Link, useRevalidator } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { adminCategoriesMessages } from '#messages/en-US/admin/categories.ts'
import { RowRefusal } from '../row-refusal.tsx'
import { useSaving } from '../use-saving.ts'

type Direction = 'up' | 'down'

interface PageRowProps {
  to: string
  title: string
  /** What is said beside the title. */
  detail: string
  isInner?: boolean
  /** Whether it can be moved among its siblings. */
  canMove: Readonly<Record<Direction, boolean>>
  move: (to: Direction) => Promise<{ message: string }>
}

/** A category or collection in its list, with buttons that move it. */
export function PageRow({ to, title, detail, isInner = false, canMove, move }: PageRowProps) {
  const { isBusy, refusal, save } = useSaving()
  const { revalidate } = useRevalidator()

  async function moveBy(direction: Direction) {
    if (await save(() => move(direction))) await revalidate()
  }

  return (
    <li className={`flex min-h-14 flex-wrap items-center gap-x-6 py-1 max-sm:gap-x-4 ${isInner ? 'pl-8' : ''}`}>
      <Link
        to={to}
        className={`target inline-flex min-h-11 min-w-24 grow basis-0 items-center wrap-anywhere hover:text-accent ${isInner ? '' : 'font-medium'}`}
      >
        {title}
      </Link>
      <span className="text-small text-ink-soft tabular-nums">{detail}</span>
      <span className="flex">
        {(['up', 'down'] as const).map((direction) => (
          <IconButton
            key={direction}
            label={adminCategoriesMessages.move[direction](title)}
            disabled={!canMove[direction] || isBusy}
            className="aria-disabled:opacity-30"
            onClick={() => void moveBy(direction)}
          >
            <Icon of={direction === 'up' ? ArrowUp : ArrowDown} size={18} />
          </IconButton>
        ))}
      </span>
      <RowRefusal refusal={refusal} />
    </li>
  )
}
