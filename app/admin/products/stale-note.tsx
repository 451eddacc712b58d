import type { OwnProduct } from '#contract/products/own-product.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { compareDetails, detailsOf } from './details.ts'

interface StaleNoteProps {
  /** The product as this page loaded it. */
  seen: OwnProduct
  /** The product as another admin saved it. */
  theirs: OwnProduct
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows what another admin changed in a product while this page was open. */
export function StaleNote({ seen, theirs, onKeepMine, onTakeTheirs }: StaleNoteProps) {
  const hasOther = JSON.stringify(seen.images) !== JSON.stringify(theirs.images) || seen.status !== theirs.status
  const changes = compareDetails(detailsOf(seen), detailsOf(theirs)).map(({ name, label, before, after }) => (
    <li key={name}>
      {label}: <s className="text-ink-soft">{before}</s> is now <strong className="font-medium">{after}</strong>
    </li>
  ))
  return (
    <ConflictNote
      title="Someone else changed this product."
      changes={hasOther ? [...changes, <li key="other">Its images or its status changed.</li>] : changes}
      onKeepMine={onKeepMine}
      onDiscardMine={onTakeTheirs}
    />
  )
}
