import type { ReactNode } from 'react'
import { FoldIcon } from '#app/ui/fold-icon.tsx'

interface MenuGroupProps {
  title: string
  children: ReactNode
  isOpen?: boolean
  /** A nested group is styled smaller. */
  isInner?: boolean
}

/** An expandable group in the mobile menu; the whole row is its button. */
export function MenuGroup({ title, children, isOpen = false, isInner = false }: MenuGroupProps) {
  return (
    <details open={isOpen} name={isInner ? 'menu-family' : undefined}>
      <summary
        className={`flex list-none items-center justify-between ${isInner ? 'min-h-12' : 'display min-h-14 text-title'}`}
      >
        {title}
        <FoldIcon />
      </summary>
      <ul className="pb-3 pl-4">{children}</ul>
    </details>
  )
}
