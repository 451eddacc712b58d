import { api } from '#app/api.ts'
import type { Image } from '#contract/media/image.ts'

interface Watched {
  productId: string
  colorId: string | null
  /** Shows an image by its place, and has this many after it fetched. */
  show: (place: number, ahead: number) => void
  /** Receives the images after the second. */
  setMore: (images: readonly Image[]) => void
  /** Ends the watch. */
  signal: AbortSignal
}

/** More are on the product page. */
const maxImages = 5
/** A mouse on its way over a card is not a wish to see all of it. */
const dwellMs = 120

type Galleries = Awaited<ReturnType<typeof api.products.galleries>>['galleries']
const loaded = new Map<string, Promise<Galleries>>()

/** Loads the further images of a card, and shows the one that the mouse is over or that is swiped to. */
export async function watchCard(strip: HTMLElement, { productId, colorId, show, setMore, signal }: Watched) {
  let count = 2
  let last: number | null = null

  function point({ clientX }: PointerEvent) {
    const { left, width } = strip.getBoundingClientRect()
    const at = Math.max(0, Math.min(Math.floor(((clientX - left) / width) * count), count - 1))
    // The second image is shown until the mouse moves on to the part of another one.
    if (last !== null && at !== last) show(at, 0)
    last = at
  }
  function leave() {
    last = null
    show(1, 0)
  }
  function scroll() {
    const slide = strip.firstElementChild?.clientWidth ?? 0
    if (slide > 0) show(Math.round(strip.scrollLeft / slide), 1)
  }

  // Another color begins with its first image.
  signal.addEventListener('abort', () => strip.scrollTo({ left: 0, behavior: 'instant' }))
  if (getComputedStyle(strip).overflowX === 'auto') {
    show(0, 1)
    strip.addEventListener('scroll', scroll, { signal, passive: true })
  } else {
    show(1, 0)
    strip.addEventListener('pointermove', point, { signal })
    strip.addEventListener('pointerleave', leave, { signal })
  }

  await new Promise((resolve) => setTimeout(resolve, dwellMs))
  if (signal.aborted) return
  const images = (await galleriesOf(productId)).find((gallery) => gallery.colorId === colorId)?.images ?? []
  if (signal.aborted) return
  count = Math.min(images.length, maxImages)
  setMore(images.slice(2, count))
}

function galleriesOf(productId: string): Promise<Galleries> {
  const found = loaded.get(productId)
  if (found) return found
  const loading = api.products.galleries({ productId }).then(({ galleries }) => galleries)
  loaded.set(productId, loading)
  // The next visit of the card tries again.
  loading.catch(() => loaded.delete(productId))
  return loading
}
