import { ChevronDown } from 'lucide'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { listingMessages } from '#messages/en-US/listing.ts'
import type { FilterGroup } from './filter-groups.tsx'

/**
 * The filters side by side, each in a popover; one is open at a time. A press outside, Esc or Enter in a field closes
 * it.
 */
export function FilterBar({ groups, className = '' }: { groups: readonly FilterGroup[]; className?: string }) {
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    function close(target: EventTarget | null) {
      for (const open of bar.current?.querySelectorAll('details[open]') ?? []) {
        if (target instanceof Node && open.contains(target)) continue
        open.removeAttribute('open')
      }
    }
    const press = (event: PointerEvent) => close(event.target)
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const summary = bar.current?.querySelector<HTMLElement>('details[open] > summary')
      close(null)
      summary?.focus()
    }
    const form = bar.current?.closest('form')
    const send = () => close(null)
    form?.addEventListener('submit', send)
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      form?.removeEventListener('submit', send)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [])

  return (
    <div ref={bar} className={`flex-wrap items-center gap-x-7 ${className}`}>
      {groups.map(({ id, title, chosen, content }) => (
        <details key={id} name="filters" className="group relative">
          <summary className="filter-title">
            {title}
            {chosen > 0 && <span className="text-accent">({chosen})</span>}
            <Icon of={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="filter-popover">{content}</div>
        </details>
      ))}
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {listingMessages.showResults}
        </Button>
      </span>
    </div>
  )
}
