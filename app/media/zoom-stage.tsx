import { useRef, useState } from 'react'
import { type Image, imageIdAt, imageSet, resizedAddress } from '#contract/media/image.ts'
import { SpinnerDots } from '../ui/spinner-dots.tsx'
import { useZoomGestures } from './use-zoom-gestures.ts'
import type { View } from './zoom-view.ts'

interface ZoomStageProps {
  image: Image
  view: View
  onView: (view: View) => void
  /** A swipe while not zoomed: 1 for next, -1 for previous. */
  onSwipe: (step: 1 | -1) => void
}

/** A zoomable image: press, drag, pinch and wheel. */
export function ZoomStage({ image, view, onView, onSwipe }: ZoomStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLImageElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [onPage] = useState(() => shownOnPage(image))
  const gestures = useZoomGestures({ stage, image: element, view, onView, onSwipe })
  const transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`

  return (
    <div
      ref={stage}
      className={`relative flex h-full touch-none items-center justify-center overflow-clip select-none ${view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      {...gestures}
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
