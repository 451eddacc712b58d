import { Plus } from 'lucide'
import { Icon } from './icon.tsx'

/** The marker of a summary: plus when collapsed, minus when open. */
export function FoldIcon() {
  return (
    <Icon
      of={Plus}
      size={20}
      className="shrink-0 [&>path:last-child]:origin-center [&>path:last-child]:transition-transform [&>path:last-child]:duration-200 [details[open]>summary>&>path:last-child]:scale-y-0"
    />
  )
}
