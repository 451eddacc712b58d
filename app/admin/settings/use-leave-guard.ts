import { useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation } from 'react-router'

/** Asks for confirmation before unsaved changes are lost, by navigation or by closing the page. */
export function useLeaveGuard() {
  const [dirty, setDirty] = useState<readonly string[]>([])
  const note = useCallback((part: string, isDirty: boolean) => {
    setDirty((parts) => (parts.includes(part) === isDirty ? parts : toggled(parts, part, isDirty)))
  }, [])
  const isDirty = dirty.length > 0
  const { pathname } = useLocation()
  // Asked once more when the next page is shown already and this one's effects have not ended yet.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  )
  const latest = useRef(isDirty)
  latest.current = isDirty
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  return { note, blocker }
}

function toggled(parts: readonly string[], part: string, isOn: boolean): readonly string[] {
  return isOn ? [...parts, part] : parts.filter((each) => each !== part)
}
