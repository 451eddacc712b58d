import { X } from 'lucide'
import { Image } from '#app/media/image.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { adminHomeMessages } from '#messages/en-US/admin/home.ts'
import { AddImages, UploadTiles } from '../media/upload-tile.tsx'
import { readUploads } from '../media/uploaded.ts'
import { useUploads } from '../media/use-uploads.ts'
import type { SectionEditing } from './use-section-editing.ts'

interface SectionImagesProps {
  of: SectionEditing['form']
  name: 'images' | 'talls'
  /** Whether it may be more than one. */
  isMultiple: boolean
}

/** The images of a section: uploaded when they are chosen, stored when the section is saved. */
export function SectionImages({ of: form, name, isMultiple }: SectionImagesProps) {
  const chosen = readUploads(form.values[name])
  const set = (all: typeof chosen) => form.set({ [name]: JSON.stringify(all) })
  const { uploads, add, drop } = useUploads((uploaded) => set([...readUploads(form.values[name]), uploaded]))
  const hasPlace = isMultiple || (chosen.length === 0 && uploads.length === 0)
  const label = adminHomeMessages[name]
  return (
    <section aria-label={label}>
      <h2 className="mb-2">{label}</h2>
      <input type="hidden" name={name} value={form.values[name]} />
      <ul className="relative flex max-h-96 flex-wrap gap-3 overflow-y-auto">
        {chosen.map(({ imageId, image }, at) => (
          <li key={imageId} className="relative">
            <Image image={image} sizes="112px" className="w-28" />
            <IconButton
              label={adminHomeMessages.removeImage(at + 1)}
              className="absolute top-0 right-0 bg-paper/85"
              onClick={() => set(chosen.filter((each) => each.imageId !== imageId))}
            >
              <Icon of={X} size={18} />
            </IconButton>
          </li>
        ))}
        <UploadTiles uploads={uploads} onDrop={drop} />
        {hasPlace && (
          <li>
            <AddImages
              label={adminHomeMessages.addImage}
              isMultiple={isMultiple}
              onAdd={(files) => void add(isMultiple ? files : files.slice(0, 1), '')}
            />
          </li>
        )}
      </ul>
    </section>
  )
}
