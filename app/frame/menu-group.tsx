import type { ReactNode } from 'react'
import { FoldIcon } from '#app/ui/fold-icon.tsx'

interface MenuGroupProps {
  title: string
  children: ReactNode
  /** A nested group is styled smaller. */
  isInner?: boolean
}

/** An expandable group in the mobile menu. */
export function MenuGroup({ title, children, isInner = false }: MenuGroupProps) {
  return (
    <details className="group/menu" name={isInner ? 'menu-family' : undefined}>
      <summary
        className={`flex min-h-14 list-none items-center justify-between ${isInner ? 'font-medium' : 'display text-title'}`}
      >
        {title}
        <FoldIcon />
      </summary>
      <ul className="pb-3 pl-4">{children}</ul>
    </details>
  )
}
