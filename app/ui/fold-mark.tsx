import { Plus } from 'lucide'
import { Icon } from './icon.tsx'

/** The mark of a summary: a plus over what is folded, a minus over what is open. */
export function FoldMark() {
  return (
    <Icon
      of={Plus}
      size={20}
      className="shrink-0 [&>path:last-child]:origin-center [&>path:last-child]:transition-transform [&>path:last-child]:duration-200 [details[open]>summary>&>path:last-child]:scale-y-0"
    />
  )
}
