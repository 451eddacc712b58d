import { GripVertical, X } from 'lucide'
import type { KeyboardEvent } from 'react'
import { Image } from '#app/media/image.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { PlacedImage } from '#contract/media/placed-image.ts'
import { ownValue } from '#contract/own-value.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { AltText } from './alt-text.tsx'

interface ImageTileProps {
  placed: PlacedImage
  /** The position in its gallery, from 1. */
  place: number
  isDragged: boolean
  onDragged: (isDragged: boolean) => void
  onDroppedHere: () => void
  /** Moves it by this many positions. */
  onMove: (by: number) => void
  onDescribe: (alt: string) => void
  onRemove: () => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** An image in its gallery: moved by dragging, or with the arrow keys while its handle is focused. */
export function ImageTile({
  placed,
  place,
  isDragged,
  onDragged,
  onDroppedHere,
  onMove,
  onDescribe,
  onRemove,
}: ImageTileProps) {
  const { image } = placed
  const name = image.alt || adminProductsMessages.imageAt(place)

  function moveByKey(event: KeyboardEvent) {
    const by = ownValue(steps, event.key)
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
  }

  return (
    <li
      draggable
      className={`w-40 ${isDragged ? 'opacity-40' : ''}`}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', placed.imageId)
        onDragged(true)
      }}
      onDragEnd={() => onDragged(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onDroppedHere()
      }}
    >
      <div className="relative">
        <Image image={image} sizes="160px" className="w-40" />
        <IconButton
          label={adminProductsMessages.move(name, place)}
          title={adminProductsMessages.moveHint}
          data-handle={placed.imageId}
          aria-keyshortcuts="ArrowLeft ArrowRight"
          className="absolute top-1 left-1 cursor-grab bg-paper/85"
          onKeyDown={moveByKey}
        >
          <Icon of={GripVertical} size={18} />
        </IconButton>
        <IconButton
          label={adminProductsMessages.remove(name)}
          className="absolute top-1 right-1 bg-paper/85"
          onClick={onRemove}
        >
          <Icon of={X} size={18} />
        </IconButton>
      </div>
      <AltText value={image.alt} onChange={onDescribe} />
    </li>
  )
}
