import type { ReactNode } from 'react'
import { FoldMark } from '#app/ui/fold-mark.tsx'

interface MenuGroupProps {
  title: string
  children: ReactNode
  /** A group inside another is quieter. */
  isInner?: boolean
}

/** A line of the mobile menu that opens more lines. */
export function MenuGroup({ title, children, isInner = false }: MenuGroupProps) {
  return (
    <details className="group/menu" name={isInner ? 'menu-family' : undefined}>
      <summary
        className={`flex min-h-14 list-none items-center justify-between ${isInner ? 'font-medium' : 'display text-title'}`}
      >
        {title}
        <FoldMark />
      </summary>
      <ul className="pb-3 pl-4">{children}</ul>
    </details>
  )
}
