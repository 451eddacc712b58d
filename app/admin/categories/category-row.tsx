import { ArrowDown, ArrowUp } from 'lucide'
import { Link, useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { OwnCategory } from '#contract/categories/calls.ts'
import { adminCategoriesMessages } from '#messages/en-US/admin/categories.ts'
import { useSaving } from '../use-saving.ts'

interface CategoryRowProps {
  category: OwnCategory
  /** Whether it can be moved among its siblings. */
  canMove: { up: boolean; down: boolean }
}

/** A category in the list: its title, its products, and its place. */
export function CategoryRow({ category, canMove }: CategoryRowProps) {
  const { categoryId, parentId, title, products } = category
  const { isBusy, refusal, save } = useSaving()
  const { revalidate } = useRevalidator()

  async function move(to: 'up' | 'down') {
    if (await save(() => api.categories.moveCategory({ categoryId, to }))) await revalidate()
  }

  return (
    <li className={`flex min-h-14 flex-wrap items-center gap-x-6 py-1 ${parentId ? 'pl-8' : ''}`}>
      <Link
        to={`/admin/categories/${categoryId}`}
        className={`target inline-flex min-h-11 min-w-0 grow items-center wrap-anywhere hover:text-accent ${parentId ? '' : 'font-medium'}`}
      >
        {title}
      </Link>
      <span className="text-small text-ink-soft tabular-nums">{adminCategoriesMessages.products(products)}</span>
      <span className="flex">
        {(['up', 'down'] as const).map((to) => (
          <IconButton
            key={to}
            label={adminCategoriesMessages.move[to](title)}
            disabled={!canMove[to] || isBusy}
            className="disabled:opacity-30"
            onClick={() => void move(to)}
          >
            <Icon of={to === 'up' ? ArrowUp : ArrowDown} size={18} />
          </IconButton>
        ))}
      </span>
      {refusal && (
        <p role="alert" className="basis-full text-small text-accent">
          {refusal.message}
        </p>
      )}
    </li>
  )
}
