import { X } from 'lucide'
import { Image } from '#app/media/image.tsx'
import { type FormState, fieldId } from '#app/ui/form/form-state.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { AltText } from '../media/alt-text.tsx'
import { AddImages, UploadTiles } from '../media/upload-tile.tsx'
import { readUploads } from '../media/uploaded.ts'
import { useUploads } from '../media/use-uploads.ts'
import type { newProductFormFields } from './product-form-fields.ts'

interface ImageChoiceProps {
  of: FormState<typeof newProductFormFields>
  name: 'mainPicture' | 'otherPicture'
}

/** The images of a new product: one, or several in the order in which they were chosen. */
export function ImageChoice({ of: form, name }: ImageChoiceProps) {
  const { label } = form.fields[name]
  const isOne = name === 'mainPicture'
  const images = readUploads(form.values[name])
  const id = fieldId(form.id, name)
  const error = form.errors[name]
  const set = (next: typeof images) => form.set({ [name]: next.length > 0 ? JSON.stringify(next) : '' })
  const { uploads, add, drop } = useUploads((uploaded) => set(isOne ? [uploaded] : [...images, uploaded]))
  const canAdd = !isOne || images.length + uploads.length === 0
  return (
    <section aria-label={label}>
      <h2 className="mb-3 text-lead font-medium">{label}</h2>
      <input type="hidden" name={name} value={form.values[name]} />
      <ul className="flex flex-wrap gap-4">
        {images.map((each, at) => (
          <li key={each.imageId} className="w-40">
            <div className="relative">
              <Image image={each.image} sizes="160px" className="w-40" />
              <IconButton
                label={adminProductsMessages.removeImage(at + 1)}
                className="absolute top-0 right-0 bg-paper/85"
                onClick={() => set(images.toSpliced(at, 1))}
              >
                <Icon of={X} size={18} />
              </IconButton>
            </div>
            <AltText
              value={each.image.alt}
              onChange={(alt) => set(images.with(at, { ...each, image: { ...each.image, alt } }))}
            />
          </li>
        ))}
        <UploadTiles uploads={uploads} onDrop={drop} />
        {canAdd && (
          <li>
            <AddImages
              id={id}
              error={error}
              label={isOne ? adminProductsMessages.addMainImage : adminProductsMessages.addOtherImages}
              isMultiple={!isOne}
              onAdd={(files) => void add(isOne ? files.slice(0, 1) : files, '')}
            />
          </li>
        )}
      </ul>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-small text-accent">
          {error}
        </p>
      )}
    </section>
  )
}
