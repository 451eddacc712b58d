import { type PointerEvent, useRef, useState } from 'react'
import { Image } from '#app/media/image.tsx'
import type { Image as ImageOnTheWire, ImageWidth } from '#contract/media/image.ts'

interface CardImagesProps {
  first: ImageOnTheWire
  second: ImageOnTheWire | null
  sizes: string
  widest: ImageWidth
  eager: boolean
  /** Whether swiping shows the second image; not where the cards themselves are swiped. */
  isSwipeable: boolean
}

const swipePx = 32

/** The image of a card, and a second one on hover, focus or swipe, which is fetched on demand. */
export function CardImages({ first, second, sizes, widest, eager, isSwipeable }: CardImagesProps) {
  const [isRequested, setRequested] = useState(false)
  const [isTurned, setTurned] = useState(false)
  const pressedAt = useRef<number | null>(null)

  function press(event: PointerEvent) {
    if (event.pointerType === 'mouse' || !isSwipeable) return
    pressedAt.current = event.clientX
    setRequested(true)
  }

  function move(event: PointerEvent) {
    if (pressedAt.current === null) return
    const moved = event.clientX - pressedAt.current
    if (Math.abs(moved) > swipePx) setTurned(moved < 0)
  }

  return (
    <span
      className={isSwipeable ? 'lens touch-pan-y' : 'lens'}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setRequested(true)}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={() => {
        pressedAt.current = null
      }}
      onPointerCancel={() => {
        pressedAt.current = null
      }}
    >
      <Image image={first} sizes={sizes} widest={widest} eager={eager} />
      {second && isRequested && (
        <span className={isTurned ? 'card-second is-turned' : 'card-second'}>
          <Image image={second} sizes={sizes} widest={widest} isDecorative />
        </span>
      )}
    </span>
  )
}
