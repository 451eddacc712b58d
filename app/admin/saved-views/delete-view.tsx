import { useState } from 'react'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import type { SavedView } from '#contract/saved-views/calls.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { useSaving } from '../use-saving.ts'

interface DeleteViewProps {
  view: SavedView
  onDone: () => void | Promise<void>
}

/** Deletes a view at the second press: the first one says what it does. It stays one button, so that it keeps the focus. */
export function DeleteView({ view, onDone }: DeleteViewProps) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, refusal, save } = useSaving()
  const said = adminTableMessages.views
  const sentence = view.isShared ? said.removeShared : said.removeNamed

  async function remove() {
    if (await save(() => api.savedViews.removeView({ viewId: view._id }))) await onDone()
  }

  return (
    <div>
      {refusal && (
        <p role="alert" className="mb-3 text-small text-accent">
          {refusal.message}
        </p>
      )}
      <Button
        variant="secondary"
        className="max-w-full wrap-anywhere"
        busy={isBusy}
        // The second half of a double click has read nothing.
        onClick={({ detail }) => (isAsking ? detail < 2 && remove() : setAsking(true))}
        onBlur={() => setAsking(false)}
      >
        {isAsking ? sentence(view.name) : said.remove}
      </Button>
      {/* Not every screen reader says that the name of the focused button has changed. */}
      <p role="status" className="sr-only">
        {isAsking && said.pressAgain(sentence(view.name))}
      </p>
    </div>
  )
}
