import { CircleAlert } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'

/** What is wrong with a whole form; it stays when its toast is gone. */
export function FormMessage({ sentence }: { sentence: string | null }) {
  if (!sentence) return null
  return (
    <p className="flex items-start gap-2 border-l-2 border-accent bg-linen px-4 py-3">
      <Icon of={CircleAlert} size={20} className="mt-0.5 shrink-0 text-accent" />
      {sentence}
    </p>
  )
}
