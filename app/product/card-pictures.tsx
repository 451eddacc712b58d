import { type PointerEvent, useRef, useState } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import type { Picture as PictureOnTheWire } from '#contract/picture.ts'

interface CardPicturesProps {
  first: PictureOnTheWire
  second: PictureOnTheWire | null
  sizes: string
  eager: boolean
  /** Whether a finger may swipe to the second picture; not where the cards themselves are swiped. */
  isSwipeable: boolean
}

const swipePx = 32

/** The picture of a card, and behind it a second one for hover, focus and swipe: fetched when it is first wanted. */
export function CardPictures({ first, second, sizes, eager, isSwipeable }: CardPicturesProps) {
  const [isWanted, setWanted] = useState(false)
  const [isTurned, setTurned] = useState(false)
  const pressedAt = useRef<number | null>(null)

  function press(event: PointerEvent) {
    if (event.pointerType === 'mouse' || !isSwipeable) return
    pressedAt.current = event.clientX
    setWanted(true)
  }

  function move(event: PointerEvent) {
    if (pressedAt.current === null) return
    const moved = event.clientX - pressedAt.current
    if (Math.abs(moved) > swipePx) setTurned(moved < 0)
  }

  return (
    <span
      className={isSwipeable ? 'lens touch-pan-y' : 'lens'}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setWanted(true)}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={() => {
        pressedAt.current = null
      }}
      onPointerCancel={() => {
        pressedAt.current = null
      }}
    >
      <Picture picture={first} sizes={sizes} eager={eager} />
      {second && isWanted && (
        <span className={isTurned ? 'card-second is-turned' : 'card-second'}>
          <Picture picture={second} sizes={sizes} isDecorative />
        </span>
      )}
    </span>
  )
}
