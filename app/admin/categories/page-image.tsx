import { X } from 'lucide'
import { Image } from '#app/media/image.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { adminCategoriesMessages } from '#messages/en-US/admin/categories.ts'
import { AddImages, UploadTiles } from '../media/upload-tile.tsx'
import { readUploads } from '../media/uploaded.ts'
import { useUploads } from '../media/use-uploads.ts'
import type { pageFormFields } from './page-fields.ts'

/** The image of a page: uploaded when it is chosen, stored when the page is saved. */
export function PageImage({ of: form }: { of: FormState<ReturnType<typeof pageFormFields>> }) {
  const [chosen] = readUploads(form.values.image)
  const { uploads, add, drop } = useUploads((uploaded) => form.set({ image: JSON.stringify([uploaded]), imageAlt: '' }))
  return (
    <section aria-label={adminCategoriesMessages.image}>
      <h2 className="mb-2">{adminCategoriesMessages.image}</h2>
      <input type="hidden" name="image" value={form.values.image} />
      <ul className="flex flex-wrap gap-4">
        {chosen && (
          <li className="relative">
            <Image image={chosen.image} sizes="112px" className="w-28" />
            <IconButton
              label={adminCategoriesMessages.removeImage}
              className="absolute top-0 right-0 bg-paper/85"
              onClick={() => form.set({ image: '', imageAlt: '' })}
            >
              <Icon of={X} size={18} />
            </IconButton>
          </li>
        )}
        <UploadTiles uploads={uploads} onDrop={drop} />
        {!chosen && uploads.length === 0 && (
          <li>
            <AddImages
              label={adminCategoriesMessages.addImage}
              isMultiple={false}
              onAdd={(files) => void add(files.slice(0, 1), '')}
            />
          </li>
        )}
      </ul>
    </section>
  )
}
