import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PlacedImage } from '#contract/media/placed-image.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { type Gallery, galleryOf, moveImage } from './arrange.ts'
import { DropZone } from './drop-zone.tsx'
import { ImageTile } from './image-tile.tsx'
import { UploadTiles } from './upload-tile.tsx'
import { useUploads } from './use-uploads.ts'

interface GalleriesProps {
  galleries: readonly { id: Gallery; label: string }[]
  placed: readonly PlacedImage[]
  onChange: (placed: readonly PlacedImage[]) => void
}

const own = ''

/** The images of each gallery: uploaded, arranged by hand or by keyboard, described and removed. */
export function Galleries({ galleries, placed, onChange }: GalleriesProps) {
  const [dragged, setDragged] = useState<PlacedImage | null>(null)
  const [said, setSaid] = useState('')
  const board = useRef<HTMLDivElement>(null)
  const { uploads, add, drop } = useUploads((uploaded, place) =>
    onChange([...placed, { ...uploaded, colorId: place || null }]),
  )

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0) return
    event.preventDefault()
    const gallery = document.activeElement?.closest<HTMLElement>('[data-gallery]')?.dataset.gallery
    void add(files, gallery ?? own)
  })
  useLayoutEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])

  function move(image: PlacedImage, gallery: Gallery, place: number) {
    const moved = moveImage(placed, image, { gallery, place })
    onChange(moved)
    const now = galleryOf(moved, gallery).findIndex(({ imageId }) => imageId === image.imageId)
    setSaid(adminProductsMessages.moved(image.image.alt || adminProductsMessages.theImage, now + 1))
  }

  // Whatever moves in the document loses the focus, and the next arrow key would go nowhere.
  function moveByKey(image: PlacedImage, gallery: Gallery, place: number) {
    flushSync(() => move(image, gallery, place))
    board.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(image.imageId)}"]`)?.focus()
  }

  const describe = (image: PlacedImage, alt: string) =>
    onChange(placed.map((each) => (each === image ? { ...each, image: { ...each.image, alt } } : each)))

  return (
    <div ref={board}>
      {galleries.map(({ id, label }) => {
        const images = galleryOf(placed, id)
        return (
          <DropZone
            key={id ?? own}
            gallery={id ?? own}
            label={label}
            onFiles={(files) => void add(files, id ?? own)}
            onImage={() => dragged && move(dragged, id, images.length)}
          >
            {images.map((each, at) => (
              <ImageTile
                key={keyOf(images, at)}
                placed={each}
                place={at + 1}
                isDragged={dragged === each}
                onDragged={(is) => setDragged(is ? each : null)}
                onDroppedHere={() => dragged && move(dragged, id, at)}
                onMove={(by) => moveByKey(each, id, at + by)}
                onDescribe={(alt) => describe(each, alt)}
                onRemove={() => onChange(placed.filter((other) => other !== each))}
              />
            ))}
            <UploadTiles uploads={uploads.filter(({ place }) => place === (id ?? own))} onDrop={drop} />
          </DropZone>
        )
      })}
      <p className="mb-6 text-small text-ink-soft">{adminProductsMessages.pasteHint}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** The same image may be in a gallery twice. */
function keyOf(images: readonly PlacedImage[], at: number): string {
  const imageId = images[at]?.imageId
  return `${imageId} ${images.slice(0, at).filter((each) => each.imageId === imageId).length}`
}
