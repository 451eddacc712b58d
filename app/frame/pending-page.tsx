import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { uiMessages } from '#messages/en-US/ui.ts'

/** A page that arrives at once needs no skeleton. */
const patienceMs = 180

/** The page, or the skeleton of the one being loaded, whose code is requested together with that page. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const coming = location && location.pathname !== pathname ? location.pathname : null
  const [waited, setWaited] = useState<{ path: string; shape: ReactNode } | null>(null)
  const left = useRef({ path: '', y: 0 })

  useEffect(() => {
    if (coming === null) return setWaited(null)
    let isOver = false
    const loading = import('./page-shape.tsx').catch(() => null)
    const timer = setTimeout(async () => {
      const shape = (await loading)?.shapeOf(coming) ?? null
      if (isOver) return
      left.current = { path: pathname, y: window.scrollY }
      setWaited({ path: coming, shape })
    }, patienceMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [coming, pathname])

  const shape = coming !== null && waited?.path === coming ? waited.shape : null
  const isShown = shape !== null

  // The skeleton is shorter than the page: where that was scrolled to, only the footer would be in view.
  useLayoutEffect(() => {
    if (isShown) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    // Canceled: the page that was left is shown again.
    const { path, y } = left.current
    if (path === pathname) window.scrollTo({ top: y, behavior: 'instant' })
    left.current = { path: '', y: 0 }
  }, [isShown, pathname])
  return (
    <>
      {shape && (
        <p role="status" className="sr-only">
          {uiMessages.wait}
        </p>
      )}
      {shape}
      {/* The current page stays mounted in case the next one never arrives. */}
      <div hidden={isShown}>{children}</div>
    </>
  )
}
