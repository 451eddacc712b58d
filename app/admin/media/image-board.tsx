import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import type { PlacedImage } from '#contract/media/placed-image.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { UndoButton } from '../undo-button.tsx'
import { type Gallery, galleryOf, moveImage } from './arrange.ts'
import { ImageTile } from './image-tile.tsx'
import { AddImages, UploadTile } from './upload-tile.tsx'
import { useUploads } from './use-uploads.ts'

interface ImageBoardProps {
  product: OwnProduct
  isBusy: boolean
  refusal: string | null
  /** Resolves to whether they were saved. */
  onSave: (images: { imageId: string; colorId: Gallery; alt: string }[]) => Promise<boolean>
}

const own = ''

/**
 * The galleries of a product, one for the product and one for each color; order and alt texts are edited, then saved.
 */
export function ImageBoard({ product, isBusy, refusal, onSave }: ImageBoardProps) {
  const [edited, setEdited] = useState<readonly PlacedImage[] | null>(null)
  const [dragged, setDragged] = useState<PlacedImage | null>(null)
  const [said, setSaid] = useState('')
  const board = useRef<HTMLDivElement>(null)
  const placed = edited ?? product.images
  const { uploads, add, drop } = useUploads((uploaded, place) =>
    setEdited((before) => [...(before ?? product.images), { ...uploaded, colorId: place || null }]),
  )
  const galleries: { id: Gallery; label: string }[] = [
    { id: null, label: product.colorVariant.length > 0 ? 'In all colors' : 'Images' },
    ...product.colorVariant.map(({ id, color }) => ({ id, label: color })),
  ]

  function move(image: PlacedImage, gallery: Gallery, place: number) {
    const moved = moveImage(placed, image, { gallery, place })
    setEdited(moved)
    const now = galleryOf(moved, gallery).findIndex(({ imageId }) => imageId === image.imageId)
    setSaid(`${image.image.alt || 'The image'} is number ${now + 1} now.`)
  }

  // An element that moves in the DOM loses the focus, and the next arrow key would do nothing.
  function moveByKey(image: PlacedImage, gallery: Gallery, place: number) {
    flushSync(() => move(image, gallery, place))
    board.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(image.imageId)}"]`)?.focus()
  }

  const describe = (image: PlacedImage, alt: string) =>
    setEdited(placed.map((each) => (each === image ? { ...each, image: { ...each.image, alt } } : each)))

  async function submit() {
    const images = placed.map(({ imageId, colorId, image }) => ({ imageId, colorId, alt: image.alt }))
    if (await onSave(images)) setEdited(null)
  }

  return (
    <div ref={board}>
      {galleries.map(({ id, label }) => {
        const images = galleryOf(placed, id)
        return (
          <section
            key={id ?? own}
            aria-label={label}
            className="mb-6"
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              const files = [...event.dataTransfer.files]
              if (files.length > 0) void add(files, id ?? own)
              else if (dragged) move(dragged, id, images.length)
            }}
          >
            <h3 className="mb-2 text-small font-medium">{label}</h3>
            <ul className="flex flex-wrap gap-4">
              {images.map((each, at) => (
                <ImageTile
                  key={`${each.imageId} ${galleryOf(images.slice(0, at), id).filter(({ imageId }) => imageId === each.imageId).length}`}
                  placed={each}
                  place={at + 1}
                  isDragged={dragged === each}
                  onDragged={(is) => setDragged(is ? each : null)}
                  onDroppedHere={() => dragged && move(dragged, id, at)}
                  onMove={(by) => moveByKey(each, id, at + by)}
                  onDescribe={(alt) => describe(each, alt)}
                  onRemove={() => setEdited(placed.filter((other) => other !== each))}
                />
              ))}
              {uploads
                .filter(({ place }) => place === (id ?? own))
                .map((upload) => (
                  <li key={upload.id}>
                    <UploadTile upload={upload} onDrop={() => drop(upload.id)} />
                  </li>
                ))}
              <li>
                <AddImages label="Add images" onAdd={(files) => void add(files, id ?? own)} />
              </li>
            </ul>
          </section>
        )
      })}
      <p role="status" className="sr-only">
        {said}
      </p>
      {refusal && (
        <p role="alert" className="mb-3 text-small text-accent">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" busy={isBusy} disabled={!edited} onClick={() => void submit()}>
          Save images
        </Button>
        {edited && <UndoButton onUndo={() => setEdited(null)} />}
      </div>
    </div>
  )
}
