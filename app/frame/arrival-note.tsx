import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Announces the new page's title after client navigation. Moves the focus to the content when the link that led there is
 * gone, or when a dialog led there and returned the focus to its opener.
 */
export function ArrivalNote() {
  const { pathname } = useLocation()
  const left = useRef(pathname)
  const [name, setName] = useState('')

  useEffect(() => {
    if (left.current === pathname) return
    left.current = pathname
    setName(document.title)
    const focused = document.activeElement
    if (focused === document.body || focused?.matches('header [aria-haspopup="dialog"]'))
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <p role="status" className="sr-only">
      {name}
    </p>
  )
}
