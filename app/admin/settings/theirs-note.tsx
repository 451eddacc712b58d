import { Button } from '#app/ui/button.tsx'
import type { Loaded } from './use-group.ts'

interface TheirsNoteProps {
  seen: Loaded
  theirs: Loaded
  /** A field's name and a value of it in words. */
  say: (name: string, value: string) => string
  onKeepMine: () => void
  onDropMine: () => void
}

/** Says what somebody else saved while this page was open; nothing of either is lost before a choice is made. */
export function TheirsNote({ seen, theirs, say, onKeepMine, onDropMine }: TheirsNoteProps) {
  const changes = Object.entries(theirs.typed).filter(([name, value]) => seen.typed[name] !== value)
  return (
    <div role="alert" className="mb-6 border-l-2 border-accent bg-linen p-4">
      <p className="font-medium">Someone else changed these settings.</p>
      <ul className="mt-2 list-disc pl-5 text-small">
        {changes.map(([name, value]) => (
          <li key={name} className="wrap-anywhere">
            {say(name, value)}
          </li>
        ))}
        {changes.length === 0 && <li>Saved without changes.</li>}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>Keep my changes</Button>
        <Button variant="secondary" onClick={onDropMine}>
          Discard my changes
        </Button>
      </div>
    </div>
  )
}
