import { Expand } from 'lucide'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Image } from '#app/media/image.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import type { Image as ImageOnTheWire } from '#contract/media/image.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'
import type { galleryChoices } from './gallery-choices.ts'
import { carriedImage } from './transition-image.ts'

const ImageViewer = lazyPart(async () => (await import('#app/media/image-viewer.tsx')).ImageViewer)

export const gallerySizes =
  '(min-width: 1440px) 620px, (min-width: 992px) calc(53.7vw - 153px), (min-width: 768px) calc(46vw - 16px), min(100vw, 76vh - 328px)'

interface GalleryProps {
  images: readonly ImageOnTheWire[]
  name: string
  /** See `galleryChoices`. */
  choices?: ReturnType<typeof galleryChoices>
}

/**
 * The images of a product: a row moved by touch, wheel or key, with thumbnails where there is room; a press opens the
 * viewer.
 */
export function Gallery({ images, name, choices = {} }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, turnTo] = useCurrentSlide(strip)
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function open(at: number) {
    if (!(await ImageViewer.load())) return
    setOpenedAt(at)
    setOpen(true)
  }

  return (
    <section
      {...choices}
      aria-label={productPageMessages.imagesOf(name)}
      className={`gallery ${images.length > 1 ? 'with-thumbnails' : ''}`}
    >
      <div className="gallery-frame">
        <ul ref={strip} className="slides lens-left grid">
          {images.map((image, at) => (
            <li key={image.src} id={`image-${at + 1}`}>
              <button
                type="button"
                aria-label={productPageMessages.zoom(at + 1, images.length, image.alt)}
                className="block w-full cursor-zoom-in outline-offset-[-4px]"
                onClick={() => void open(at)}
              >
                <span
                  className="block"
                  data-carried={at === 0 ? '' : undefined}
                  style={at === 0 ? { viewTransitionName: carriedImage } : undefined}
                >
                  <Image image={image} sizes={gallerySizes} eager={at === 0 && !('data-choices' in choices)} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p className="gallery-place">
          {productPageMessages.position(current + 1, images.length)}
          <Icon of={Expand} size={14} />
        </p>
      </div>
      {images.length > 1 && <Thumbnails images={images} current={current} onTurn={turnTo} />}
      {openedAt !== null && (
        <Suspense>
          <ImageViewer
            images={images}
            captions={images.map(({ src, alt }) => (
              <p key={src} className="text-center text-small text-ink-soft">
                {alt}
              </p>
            ))}
            startAt={openedAt}
            open={isOpen}
            onOpenChange={setOpen}
            label={name}
          />
        </Suspense>
      )}
    </section>
  )
}

interface ThumbnailsProps {
  images: readonly ImageOnTheWire[]
  current: number
  onTurn: (at: number) => void
}

function Thumbnails({ images, current, onTurn }: ThumbnailsProps) {
  return (
    <ol className="thumbnails">
      {images.map((image, at) => (
        <li key={image.src} className="w-16 shrink-0 lg:w-full">
          <a
            href={`#image-${at + 1}`}
            aria-label={productPageMessages.image(at + 1)}
            aria-current={at === current ? 'true' : undefined}
            className="thumbnail"
            onClick={(event) => {
              event.preventDefault()
              onTurn(at)
            }}
          >
            <Image image={image} sizes="(min-width: 992px) 88px, 64px" isDecorative />
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Which slide of a strip is shown, and a function that scrolls to one. */
function useCurrentSlide(strip: { current: HTMLUListElement | null }): [number, (at: number) => void] {
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const list = strip.current
    if (!list) return
    const look = () => {
      const end = list.scrollWidth - list.clientWidth
      // The last slide cannot reach the start where the next one is in view.
      const part = end > 0 ? list.scrollLeft / end : 0
      setCurrent(Math.round(part * (list.childElementCount - 1)))
    }
    list.addEventListener('scroll', look, { passive: true })
    return () => list.removeEventListener('scroll', look)
  }, [strip])

  return [
    current,
    (at) => {
      const slide = strip.current?.children[at]
      if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft, behavior: 'smooth' })
    },
  ]
}
