import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import type { OwnProduct, PlacedPicture } from '#contract/products.ts'
import { UndoButton } from '../undo-button.tsx'
import { type Gallery, galleryOf, movePicture } from './arrange.ts'
import { PictureTile } from './picture-tile.tsx'
import { AddPictures, UploadTile } from './upload-tile.tsx'
import { useUploads } from './use-uploads.ts'

interface PictureBoardProps {
  product: OwnProduct
  isBusy: boolean
  refusal: string | null
  /** Answers whether they were saved. */
  onSave: (pictures: { pictureId: string; colorId: Gallery; alt: string }[]) => Promise<boolean>
}

const own = ''

/** The galleries of a product, its own and one for each colour, arranged and described before they are saved. */
export function PictureBoard({ product, isBusy, refusal, onSave }: PictureBoardProps) {
  const [edited, setEdited] = useState<readonly PlacedPicture[] | null>(null)
  const [dragged, setDragged] = useState<PlacedPicture | null>(null)
  const [said, setSaid] = useState('')
  const board = useRef<HTMLDivElement>(null)
  const placed = edited ?? product.pictures
  const { uploads, add, drop } = useUploads((uploaded, place) =>
    setEdited((before) => [...(before ?? product.pictures), { ...uploaded, colorId: place || null }]),
  )
  const galleries: { id: Gallery; label: string }[] = [
    { id: null, label: product.colorVariant.length > 0 ? 'In all colors' : 'Pictures' },
    ...product.colorVariant.map(({ id, color }) => ({ id, label: color })),
  ]

  function move(picture: PlacedPicture, gallery: Gallery, place: number) {
    const moved = movePicture(placed, picture, { gallery, place })
    setEdited(moved)
    const now = galleryOf(moved, gallery).findIndex(({ pictureId }) => pictureId === picture.pictureId)
    setSaid(`${picture.picture.alt || 'The picture'} is number ${now + 1} now.`)
  }

  // Whatever moves in the document loses the focus, and the next arrow key would go nowhere.
  function moveByKey(picture: PlacedPicture, gallery: Gallery, place: number) {
    flushSync(() => move(picture, gallery, place))
    board.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(picture.pictureId)}"]`)?.focus()
  }

  const describe = (picture: PlacedPicture, alt: string) =>
    setEdited(placed.map((each) => (each === picture ? { ...each, picture: { ...each.picture, alt } } : each)))

  async function submit() {
    const pictures = placed.map(({ pictureId, colorId, picture }) => ({ pictureId, colorId, alt: picture.alt }))
    if (await onSave(pictures)) setEdited(null)
  }

  return (
    <div ref={board}>
      {galleries.map(({ id, label }) => {
        const pictures = galleryOf(placed, id)
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
              else if (dragged) move(dragged, id, pictures.length)
            }}
          >
            <h3 className="mb-2 text-small font-medium">{label}</h3>
            <ul className="flex flex-wrap gap-4">
              {pictures.map((each, at) => (
                <PictureTile
                  key={`${each.pictureId} ${galleryOf(pictures.slice(0, at), id).filter(({ pictureId }) => pictureId === each.pictureId).length}`}
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
                <AddPictures label="Add pictures" onAdd={(files) => void add(files, id ?? own)} />
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
          Save pictures
        </Button>
        {edited && <UndoButton onUndo={() => setEdited(null)} />}
      </div>
    </div>
  )
}
