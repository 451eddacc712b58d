import { useEffect, useState } from 'react'

/** True while `isOpen` and for a moment after, so that closing can be animated. */
export function useLingering(isOpen: boolean, lingerMs: number): boolean {
  const [lingers, setLingers] = useState(isOpen)
  if (isOpen && !lingers) setLingers(true)
  useEffect(() => {
    if (isOpen || !lingers) return
    const timer = setTimeout(() => setLingers(false), lingerMs)
    return () => clearTimeout(timer)
  }, [isOpen, lingers, lingerMs])
  return isOpen || lingers
}
