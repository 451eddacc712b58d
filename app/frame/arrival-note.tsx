import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Says the name of the page that was gone to, for who cannot see that it came. Where the link that led there is gone, the
 * keyboard goes on in what the new page is about; so it does where a window led there and gave the focus back to its opener.
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
