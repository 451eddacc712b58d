import type { ReactNode } from 'react'
import { useOption } from './use-options.ts'

interface QueryOptionProps {
  /** Of its own in the document. */
  id: string
  query: string
  icon?: ReactNode
  /** In a row of text, underlined. */
  isLink?: boolean
  onSearch: (query: string) => void
}

/** A suggested search. */
export function QueryOption({ id, query, icon, isLink = false, onSearch }: QueryOptionProps) {
  const option = useOption(id)
  return (
    <button
      {...option}
      type="button"
      className={`flex min-h-11 items-center gap-3 text-start transition-colors hover:text-accent aria-selected:outline-2 aria-selected:outline-accent ${isLink ? 'link' : 'w-full'}`}
      onClick={() => onSearch(query)}
    >
      {icon}
      {query}
    </button>
  )
}
