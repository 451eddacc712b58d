import { Plus } from 'lucide-react'

/** The mark of a summary: a plus over what is folded, a minus over what is open. */
export function FoldMark() {
  return (
    <Plus
      aria-hidden
      size={20}
      strokeWidth={1.5}
      className="shrink-0 [&>path:last-child]:origin-center [&>path:last-child]:transition-transform [&>path:last-child]:duration-200 [details[open]>summary>&>path:last-child]:scale-y-0"
    />
  )
}
