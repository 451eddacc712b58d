import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the page has been scrolled past the element with the ref. */
export function useHasScrolled<E extends Element>(): [RefObject<E | null>, boolean] {
  const mark = useRef<E>(null)
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(([entry]) => setHasScrolled(entry ? !entry.isIntersecting : false))
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return [mark, hasScrolled]
}
