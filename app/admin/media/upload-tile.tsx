import { ImagePlus, X } from 'lucide'
import { useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import type { Uploading } from './use-uploads.ts'

interface UploadTilesProps {
  uploads: readonly Uploading[]
  onDrop: (id: string) => void
}

/** Images on their way, as items of a list. */
export function UploadTiles({ uploads, onDrop }: UploadTilesProps) {
  return uploads.map((upload) => (
    <li key={upload.id}>
      <UploadTile upload={upload} onDrop={() => onDrop(upload.id)} />
    </li>
  ))
}

/** An image being uploaded: its progress or its error. */
function UploadTile({ upload, onDrop }: { upload: Uploading; onDrop: () => void }) {
  const { name, preview, progress, error } = upload
  return (
    <div className="w-28">
      <div className="relative">
        <img src={preview} alt="" className="aspect-product w-28 bg-linen object-cover opacity-60" />
        {error ? (
          <IconButton
            label={adminProductsMessages.remove(name)}
            className="absolute top-0 right-0 bg-paper/85"
            onClick={onDrop}
          >
            <Icon of={X} size={18} />
          </IconButton>
        ) : (
          <progress
            aria-label={adminProductsMessages.uploading(name)}
            value={progress}
            max={1}
            className="absolute inset-x-0 bottom-0 block h-1.5 w-full appearance-none bg-paper [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-accent"
          />
        )}
      </div>
      {error && (
        <p role="alert" className="mt-1 text-small text-accent">
          {error}
        </p>
      )}
    </div>
  )
}

interface AddImagesProps {
  label: string
  id?: string
  /** What is wrong, said below under the id with `-error` behind it. */
  error?: string | undefined
  isMultiple?: boolean
  onAdd: (files: File[]) => void
}

/** Picks image files. */
export function AddImages({ label, id: given, error, isMultiple = true, onAdd }: AddImagesProps) {
  const own = useId()
  const id = given ?? own
  return (
    <label
      htmlFor={id}
      className="flex aspect-product w-28 cursor-pointer flex-col items-center justify-center gap-2 border border-line-strong border-dashed p-2 text-center text-small transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3"
    >
      <Icon of={ImagePlus} size={24} strokeWidth={1.25} />
      {label}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple={isMultiple}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
