import type { ReactNode } from 'react'
import { FoldIcon } from './fold-icon.tsx'

export interface AccordionItem {
  /** Also the item's anchor. */
  id: string
  title: ReactNode
  content: ReactNode
  isOpen?: boolean
}

/** Accordion of details elements: works without JavaScript, and find-in-page opens them. */
export function Accordion({ items, className = '' }: { items: readonly AccordionItem[]; className?: string }) {
  return (
    <div className={`border-t border-line ${className}`}>
      {items.map((item) => (
        <details key={item.id} id={item.id} open={item.isOpen} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-base font-medium transition-colors hover:text-accent">
            <span>{item.title}</span>
            <FoldIcon />
          </summary>
          <div className="animate-arrive pb-6">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
