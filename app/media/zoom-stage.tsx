import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Image, imageIdAt, imageSet, resizedAddress } from '#contract/media/image.ts'
import { SpinnerDots } from '../ui/spinner-dots.tsx'
import { type View, withinEdges, zoomAt } from './zoom-view.ts'

interface ZoomStageProps {
  image: Image
  view: View
  onView: (view: View) => void
  /** A swipe while not zoomed: 1 for next, -1 for previous. */
  onSwipe: (step: 1 | -1) => void
}

interface Point {
  x: number
  y: number
}

/** The start of a gesture, from the first finger down to the last one up. */
interface Gesture {
  point: Point
  at: Point
  distance: number
  view: View
  /** Whether a second finger took part: lifting the last one is then not a press. */
  isPinch: boolean
}

const pressScale = 2.5
const swipePx = 60
const stillPx = 6

/** A zoomable image: press, drag, pinch and wheel. */
export function ZoomStage({ image, view, onView, onSwipe }: ZoomStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLImageElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const [isLoaded, setLoaded] = useState(false)
  const [onPage] = useState(() => shownOnPage(image))
  const start = useRef<Gesture | null>(null)

  const show = (next: View) => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = element.current ?? {}
    onView(withinEdges(next, { width, height }))
  }

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    show(zoomAt(view, view.scale * Math.exp(-event.deltaY / 400), fromMiddle(event)))
  })

  useEffect(() => {
    const element = stage.current
    const listener = (event: WheelEvent) => turnWheel(event)
    // React's listener is passive, but the page behind must not scroll.
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [])

  function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 }
  }

  function begin() {
    const [one, two] = [...fingers.current.values()]
    if (!one) return
    const point = two ? { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 } : one
    const distance = two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
    const isPinch = two !== undefined || (start.current?.isPinch ?? false)
    start.current = { point, at: point, distance, view, isPinch }
  }

  function press(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, fromMiddle(event))
    begin()
  }

  function move(event: PointerEvent) {
    const from = start.current
    if (!from || !fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, fromMiddle(event))
    const [one, two] = [...fingers.current.values()]
    if (!one) return
    from.at = two ? { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 } : one
    const moved = { x: from.at.x - from.point.x, y: from.at.y - from.point.y }
    if (two && from.distance > 0) {
      const nearer = zoomAt(
        from.view,
        (from.view.scale * Math.hypot(one.x - two.x, one.y - two.y)) / from.distance,
        from.point,
      )
      show({ ...nearer, x: nearer.x + moved.x, y: nearer.y + moved.y })
    } else if (from.view.scale > 1) {
      show({ ...from.view, x: from.view.x + moved.x, y: from.view.y + moved.y })
    }
  }

  function lift(event: PointerEvent) {
    const from = start.current
    fingers.current.delete(event.pointerId)
    if (fingers.current.size > 0) return begin()
    start.current = null
    if (!from || from.isPinch || event.type === 'pointercancel') return
    const moved = { x: from.at.x - from.point.x, y: from.at.y - from.point.y }
    if (Math.hypot(moved.x, moved.y) < stillPx) show(zoomAt(view, view.scale > 1 ? 1 : pressScale, from.point))
    else if (view.scale === 1 && Math.abs(moved.x) > swipePx) onSwipe(moved.x < 0 ? 1 : -1)
  }

  const transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`

  return (
    <div
      ref={stage}
      className={`relative flex h-full touch-none items-center justify-center overflow-clip select-none ${view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      {!isLoaded && !onPage && (
        <span className="absolute inset-0 flex items-center justify-center">
          <SpinnerDots />
        </span>
      )}
      {!isLoaded && onPage && (
        <img
          src={onPage}
          alt=""
          draggable={false}
          className="absolute inset-0 size-full object-contain"
          style={{ transform }}
        />
      )}
      <picture className="contents">
        <source type="image/avif" srcSet={imageSet(image.src)} sizes="1900px" />
        <img
          ref={element}
          src={resizedAddress(image.src, 1900, 'webp')}
          alt={image.alt}
          draggable={false}
          decoding="sync"
          onLoad={() => setLoaded(true)}
          className={`relative size-auto max-h-full max-w-full object-contain ${onPage && !isLoaded ? 'opacity-0' : ''}`}
          style={{ backgroundColor: image.tint, transform }}
        />
      </picture>
    </div>
  )
}

/** The widest file of this image on the page, shown until the large one has loaded. */
function shownOnPage({ src }: Image): string | null {
  const id = imageIdAt(src)
  const shown = [...document.images].filter((each) => imageIdAt(each.getAttribute('src') ?? '') === id && each.complete)
  const [widest] = shown.sort((one, other) => other.clientWidth - one.clientWidth)
  return widest?.currentSrc || null
}
