import { Button } from '#app/ui/button.tsx'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { compareDetails, detailsOf } from './details.ts'

interface StaleNoteProps {
  /** The product as this page saw it last. */
  seen: OwnProduct
  /** The product as somebody else left it. */
  theirs: OwnProduct
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Says what somebody else changed while this page was open; nothing of either is lost before a choice is made. */
export function StaleNote({ seen, theirs, onKeepMine, onTakeTheirs }: StaleNoteProps) {
  const changes = compareDetails(detailsOf(seen), detailsOf(theirs))
  const hasOther = JSON.stringify(seen.images) !== JSON.stringify(theirs.images) || seen.status !== theirs.status
  return (
    <section role="alert" aria-label="Conflicting change" className="mb-6 border-l-2 border-accent bg-linen p-4">
      <p className="font-medium">Someone else changed this product.</p>
      <ul className="mt-2 list-disc pl-5 text-small">
        {changes.map(({ name, label, before, after }) => (
          <li key={name} className="wrap-anywhere">
            {label}: <s className="text-ink-soft">{before}</s> is now <strong className="font-medium">{after}</strong>
          </li>
        ))}
        {hasOther && <li>Its images or its status changed.</li>}
        {changes.length === 0 && !hasOther && <li>Saved without changes.</li>}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>Keep my changes</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          Discard my changes
        </Button>
      </div>
    </section>
  )
}
