import { Expand } from 'lucide'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Image } from '#app/media/image.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import type { Image as ImageOnTheWire } from '#contract/media/image.ts'
import type { galleryChoices } from './gallery-choices.ts'
import { carriedImage } from './transition-image.ts'

const ImageViewer = lazyPart(async () => (await import('#app/media/image-viewer.tsx')).ImageViewer)

export const gallerySizes =
  '(min-width: 1440px) 620px, (min-width: 992px) calc(53.7vw - 153px), (min-width: 768px) calc(46vw - 16px), 100vw'

interface GalleryProps {
  images: readonly ImageOnTheWire[]
  name: string
  /** See `galleryChoices`. */
  choices?: ReturnType<typeof galleryChoices>
}

/** The images of a product: a row moved by touch, wheel or key, with thumbnails; a press opens the viewer. */
export function Gallery({ images, name, choices = {} }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const list = strip.current
    if (!list) return
    const look = () => setCurrent(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
    list.addEventListener('scroll', look, { passive: true })
    return () => list.removeEventListener('scroll', look)
  }, [])

  function turnTo(at: number) {
    const list = strip.current
    list?.scrollTo({ left: at * list.clientWidth, behavior: 'smooth' })
  }

  async function open(at: number) {
    if (!(await ImageViewer.load())) return
    setOpenedAt(at)
    setOpen(true)
  }

  return (
    <section
      {...choices}
      aria-label={`Images of ${name}`}
      className="flex min-w-0 flex-col gap-3 self-start lg:flex-row-reverse lg:gap-5"
    >
      <div className="relative min-w-0 grow self-start max-md:-mx-(--page-margin) max-lg:self-stretch">
        <ul ref={strip} className="slides lens-left grid">
          {images.map((image, at) => (
            <li key={image.src} id={`image-${at + 1}`}>
              <button
                type="button"
                aria-label={`Zoom into image ${at + 1} of ${images.length}: ${image.alt}`}
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
        <p className="pointer-events-none absolute right-4 bottom-4 inline-flex items-center gap-2 bg-paper/85 px-3 py-1 text-small tabular-nums">
          {current + 1} / {images.length}
          <Icon of={Expand} size={14} />
        </p>
      </div>
      {images.length > 1 && (
        <ol className="flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] lg:w-24 lg:shrink-0 lg:flex-col lg:gap-3">
          {images.map((image, at) => (
            <li key={image.src} className="w-16 shrink-0 lg:w-full">
              <a
                href={`#image-${at + 1}`}
                aria-label={`Image ${at + 1}`}
                aria-current={at === current ? 'true' : undefined}
                className="block outline-offset-2 hover:outline-1 hover:outline-line-strong aria-current:outline-1 aria-current:outline-ink"
                onClick={(event) => {
                  event.preventDefault()
                  turnTo(at)
                }}
              >
                <Image image={image} sizes="(min-width: 992px) 88px, 64px" isDecorative />
              </a>
            </li>
          ))}
        </ol>
      )}
      {openedAt !== null && (
        <Suspense>
          <ImageViewer images={images} startAt={openedAt} open={isOpen} onOpenChange={setOpen} label={name} />
        </Suspense>
      )}
    </section>
  )
}
