import { useEffect, useState } from 'react'

/** Whether the component has been mounted for this long. */
export function useHasPassed(ms: number): boolean {
  const [hasPassed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasPassed
}
