import { ChevronLeft, ChevronRight } from 'lucide'
import { Children, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { uiMessages } from '#messages/en-US/ui.ts'
import { glide } from './glide.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

interface CarouselProps {
  /** Its accessible name. */
  label: string
  /** A heading beside the buttons. */
  heading?: ReactNode
  /** The slides. */
  children: ReactNode
  /** Slides per view, from 992 px on and below. Fractions show the edge of the next one. */
  shown?: { wide: number; narrow: number }
  rows?: number
  /** Duration of a step by its buttons, in milliseconds; the browser's default when omitted. */
  speedMs?: number
  className?: string
}

/** A row of slides moved by touch, keys, wheel or its two buttons; never by itself. */
export function Carousel({
  label,
  heading,
  children,
  shown = { wide: 4, narrow: 1 },
  rows = 1,
  speedMs,
  className = '',
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ atStart: true, atEnd: false })
  const count = Children.count(children)

  // biome-ignore lint/correctness/useExhaustiveDependencies: later slides can be stepped to
  useEffect(() => {
    const list = track.current
    if (!list) return
    function look() {
      if (!list) return
      const atStart = list.scrollLeft < 8
      const atEnd = list.scrollLeft + list.clientWidth > list.scrollWidth - 8
      setEdges((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [count])

  function turn(direction: 1 | -1) {
    const list = track.current
    if (!list) return
    if (speedMs) glide(list, direction * list.clientWidth, speedMs)
    else list.scrollBy({ left: direction * list.clientWidth, behavior: 'smooth' })
  }

  return (
    <section aria-label={label} aria-roledescription={uiMessages.carousel} className={className}>
      <div className="mb-5 flex min-h-11 flex-wrap items-end justify-between gap-4">
        {heading ?? <span />}
        <div className={`flex gap-1 ${edges.atStart && edges.atEnd ? 'invisible' : ''}`}>
          <IconButton label={uiMessages.previous} disabled={edges.atStart} onClick={() => turn(-1)}>
            <Icon of={ChevronLeft} size={24} strokeWidth={1.25} />
          </IconButton>
          <IconButton label={uiMessages.next} disabled={edges.atEnd} onClick={() => turn(1)}>
            <Icon of={ChevronRight} size={24} strokeWidth={1.25} />
          </IconButton>
        </div>
      </div>
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
        tabIndex={0}
        className="carousel-track pairs"
        style={{ '--wide': shown.wide, '--narrow': shown.narrow, '--rows': rows } as CSSProperties}
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  )
}
