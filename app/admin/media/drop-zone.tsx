import type { ReactNode } from 'react'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { AddImages } from './upload-tile.tsx'

interface DropZoneProps {
  /** What a pasted image goes to while the focus is in it. */
  gallery: string
  label: string
  /** Files from the computer, chosen or dropped here. */
  onFiles: (files: File[]) => void
  /** The image that is being dragged was dropped here. */
  onImage: () => void
  children: ReactNode
}

/** One gallery: a list of images that takes dropped files and images. */
export function DropZone({ gallery, label, onFiles, onImage, children }: DropZoneProps) {
  return (
    <section
      aria-label={label}
      data-gallery={gallery}
      className="mb-6"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
        else onImage()
      }}
    >
      <h3 className="mb-2 text-small font-medium">{label}</h3>
      <ul className="flex flex-wrap gap-4">
        {children}
        <li>
          <AddImages label={adminProductsMessages.addImages} onAdd={onFiles} />
        </li>
      </ul>
    </section>
  )
}
