import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type View, withinEdges, zoomAt } from './zoom-view.ts'

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

interface ZoomGestures {
  /** The element that is touched. */
  stage: RefObject<HTMLElement | null>
  /** The image in it. */
  image: RefObject<HTMLElement | null>
  view: View
  onView: (view: View) => void
  /** A swipe while not zoomed: 1 for next, -1 for previous. */
  onSwipe: (step: 1 | -1) => void
}

const pressScale = 2.5
const swipePx = 60
const stillPx = 6

/** The handlers by which a press, a drag, a pinch and the wheel zoom and move an image. */
export function useZoomGestures({ stage, image, view, onView, onSwipe }: ZoomGestures) {
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Gesture | null>(null)

  const show = (next: View) => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = image.current ?? {}
    onView(withinEdges(next, { width, height }))
  }

  useWheel(stage, (event) => show(zoomAt(view, view.scale * Math.exp(-event.deltaY / 400), fromMiddle(stage, event))))

  function begin() {
    const held = hold(fingers.current)
    if (!held) return
    const isPinch = held.distance > 0 || (start.current?.isPinch ?? false)
    start.current = { ...held, at: held.point, view, isPinch }
  }

  function press(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, fromMiddle(stage, event))
    begin()
  }

  function move(event: PointerEvent) {
    const from = start.current
    if (!from || !fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, fromMiddle(stage, event))
    const held = hold(fingers.current)
    if (!held) return
    from.at = held.point
    const isPinched = held.distance > 0 && from.distance > 0
    const { scale, x, y } = isPinched
      ? zoomAt(from.view, (from.view.scale * held.distance) / from.distance, from.point)
      : from.view
    if (isPinched || scale > 1) show({ scale, x: x + from.at.x - from.point.x, y: y + from.at.y - from.point.y })
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

  return { onPointerDown: press, onPointerMove: move, onPointerUp: lift, onPointerCancel: lift }
}

function useWheel(stage: RefObject<HTMLElement | null>, turn: (event: WheelEvent) => void): void {
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    turn(event)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ref does not change
  useEffect(() => {
    const element = stage.current
    const listener = (event: WheelEvent) => turnWheel(event)
    // React's listener is passive, but the page behind must not scroll.
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [])
}

/** The place of the first finger or the middle of two, and the distance between them; null without fingers. */
function hold(fingers: ReadonlyMap<number, Point>): { point: Point; distance: number } | null {
  const [one, two] = [...fingers.values()]
  if (!one) return null
  if (!two) return { point: one, distance: 0 }
  return {
    point: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
    distance: Math.hypot(one.x - two.x, one.y - two.y),
  }
}

function fromMiddle(stage: RefObject<HTMLElement | null>, { clientX, clientY }: MouseEvent | PointerEvent): Point {
  const box = stage.current?.getBoundingClientRect()
  return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 }
}
