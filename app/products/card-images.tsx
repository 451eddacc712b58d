import { useEffect, useRef, useState } from 'react'
import { Image } from '#app/media/image.tsx'
import type { Image as ImageOnTheWire, ImageWidth } from '#contract/media/image.ts'

interface CardImagesProps {
  productId: string
  /** The id of the shown color; null if the product has none. */
  colorId: string | null
  first: ImageOnTheWire
  second: ImageOnTheWire | null
  sizes: string
  widest: ImageWidth
  eager: boolean
  /** On large screens the second image is beside the first. */
  isWide: boolean
  /** Whether the images are swiped by touch; not where the cards themselves are. */
  isSwipeable: boolean
}

/**
 * The images of a card: the first, and the others by the position of a mouse over it or by swiping. They are fetched when
 * a mouse or finger is on the card, and each when it is about to be seen.
 */
export function CardImages({ productId, colorId, first, second, sizes, widest, eager, ...look }: CardImagesProps) {
  const strip = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  const [more, setMore] = useState<readonly ImageOnTheWire[]>([])
  // Which image is shown when the card is pointed at or swiped, and how many have been.
  const [{ place, seen }, setShown] = useState({ place: 1, seen: 1 })
  const others = second ? [second, ...more] : []

  useEffect(() => {
    const element = strip.current
    if (!isNear || !element) return
    const left = new AbortController()
    setMore([])
    const show = (at: number, ahead: number) => setShown((old) => ({ place: at, seen: Math.max(old.seen, at + ahead) }))
    import('./watch-card.ts')
      .then(({ watchCard }) => watchCard(element, { productId, colorId, show, setMore, signal: left.signal }))
      // A card without further images is complete.
      .catch(() => {})
    return () => left.abort()
  }, [isNear, productId, colorId])

  return (
    <span className="lens">
      <span
        ref={strip}
        tabIndex={-1}
        className={`strip${look.isWide ? ' is-wide' : ''}${look.isSwipeable ? ' is-swiped' : ''}${isNear ? ' is-near' : ''}`}
        onPointerEnter={({ pointerType }) => (look.isSwipeable || pointerType === 'mouse') && setNear(true)}
      >
        <Image image={first} sizes={sizes} widest={widest} eager={eager} />
        {others.map((image, at) => (
          <span key={image.src} className={at < place ? 'is-shown' : undefined}>
            {(isNear || look.isWide) && at < seen && <Image image={image} sizes={sizes} widest={widest} isDecorative />}
          </span>
        ))}
      </span>
      {more.length > 0 && (
        <span aria-hidden className="steps">
          {[first, ...others].map((_image, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps are the same for every image
            <i key={at} className={at === place ? 'is-shown' : undefined} />
          ))}
        </span>
      )}
    </span>
  )
}
