import { createContext, useContext, useId, useLayoutEffect } from 'react'

/** The forms with text that would be lost; a frame that provides them asks before the page is left. */
export const UnsentContext = createContext<Set<string> | null>(null)

/** Counts the calling component among them as long as it has such text. */
export function useUnsent(isUnsent: boolean): void {
  const unsent = useContext(UnsentContext)
  const id = useId()
  useLayoutEffect(() => {
    if (!unsent || !isUnsent) return
    unsent.add(id)
    return () => void unsent.delete(id)
  }, [unsent, id, isUnsent])
}
