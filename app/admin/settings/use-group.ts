import { useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { Saved } from './save-settings.ts'
import type { Typed } from './typed-settings.ts'

/** A group as loaded. */
export interface Loaded {
  version: number
  typed: Typed
}

/**
 * A group of settings on its screen: typed values take precedence over loaded ones until they are saved or discarded.
 */
export function useGroup(group: string, loaded: Loaded) {
  const fetcher = useFetcher<Saved>({ key: `settings-${group}` })
  const posted = useActionData<Saved>()
  // Without JavaScript the whole page is returned with the typed values.
  const replied = fetcher.data ?? (posted?.group === group ? posted : undefined)
  const [seen, setSeen] = useState(loaded)
  const [edits, setEdits] = useState<Typed>(() =>
    replied && !replied.isDone ? fieldsOf(replied.typed, loaded.typed) : {},
  )
  const [sent, setSent] = useState<Typed>({})

  const isBusy = fetcher.state !== 'idle'
  const isOwn = replied?.isDone === true && replied.version === loaded.version
  const changed = Object.fromEntries(Object.entries(edits).filter(([name, value]) => value !== seen.typed[name]))
  const isDirty = Object.keys(changed).length > 0
  if (loaded.version !== seen.version && !isBusy && (isOwn || !isDirty)) {
    setSeen(loaded)
    // Values typed while the change was being saved stay.
    setEdits(isOwn ? Object.fromEntries(Object.entries(edits).filter(([name, value]) => value !== sent[name])) : {})
  }

  return {
    fetcher,
    isBusy,
    isDirty,
    seen,
    typed: { ...seen.typed, ...edits },
    /** The fields that another admin has saved since; null if none has. */
    theirChanges:
      loaded.version !== seen.version && !isOwn
        ? Object.entries(loaded.typed).filter(([name, value]) => seen.typed[name] !== value)
        : null,
    reply: replied && !isBusy ? replied : null,
    type: (name: string, value: string) => setEdits({ ...edits, [name]: value }),
    send: () => setSent(edits),
    /** Continues from the other admin's version; typed values stay. */
    keepMine: () => setSeen(loaded),
    dropMine() {
      setSeen(loaded)
      setEdits({})
    },
    undo: () => setEdits({}),
  }
}

function fieldsOf(typed: Typed, known: Typed): Typed {
  return Object.fromEntries(Object.keys(known).map((name) => [name, typed[name] ?? '']))
}
