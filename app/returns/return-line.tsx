import { useEffect } from 'react'
import { Image } from '#app/media/image.tsx'
import { PhotoPicker } from '#app/reviews/photo-picker.tsx'
import { usePhotos } from '#app/reviews/use-photos.ts'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { FormFields } from '#contract/check-form.ts'
import type { Returnable } from '#contract/returns/order-return.ts'
import { returnsMessages } from '#messages/en-US/returns.ts'
import { choiceWords } from './choice-words.ts'
import { noteField, reasonField, wantedField } from './return-fields.ts'
import { uploadReturnPhoto } from './upload-return-photo.ts'

interface ReturnLineProps {
  of: FormState<FormFields>
  line: Returnable['lines'][number]
  order: { orderNumber: string; key?: string }
  units: number
  onUnits: (units: number) => void
  onPhotos: (urls: readonly string[], isUploading: boolean) => void
}

/** A line of the order: how many units come back and, once some do, why. */
export function ReturnLine({ of: form, line, order, units, onUnits, onPhotos }: ReturnLineProps) {
  const { lineId, name, image, left } = line
  return (
    <fieldset className="border-t border-line pt-6">
      <legend className="sr-only">{name}</legend>
      <div className="mb-4 flex gap-4">
        <Image
          image={{ src: image, alt: name, tint: 'var(--color-linen)' }}
          sizes="80px"
          className="w-20 shrink-0 self-start"
          isDecorative
        />
        <div className="min-w-0 grow">
          <p className="font-medium">{name}</p>
          <p className="mb-3 text-small text-ink-soft">{choiceWords(line)}</p>
          <SelectField
            label={returnsMessages.units(name, left)}
            name={`units-${lineId}`}
            value={String(units)}
            options={Array.from({ length: left + 1 }, (_, count) => ({
              value: String(count),
              label: count === 0 ? returnsMessages.keep : returnsMessages.unitsOf(count, left),
            }))}
            onChange={({ currentTarget }) => onUnits(Number(currentTarget.value))}
          />
        </div>
      </div>
      {units > 0 && (
        <div className="grid gap-5">
          <FormField of={form} name={reasonField(line)} />
          <FormField of={form} name={wantedField(line)} />
          <FormField of={form} name={noteField(line)} />
          <Photos order={order} onPhotos={onPhotos} />
        </div>
      )}
    </fieldset>
  )
}

function Photos({ order, onPhotos }: Pick<ReturnLineProps, 'order' | 'onPhotos'>) {
  const { photos, error, add, remove } = usePhotos((file, onProgress) => uploadReturnPhoto(order, file, onProgress))
  const urls = photos.flatMap(({ url }) => url ?? []).join('\n')
  const isUploading = photos.some(({ url, error }) => url === null && error === null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is told of uploads, which end outside of React
  useEffect(() => {
    onPhotos(urls === '' ? [] : urls.split('\n'), isUploading)
  }, [urls, isUploading])
  return <PhotoPicker photos={photos} error={error} onAdd={add} onRemove={remove} />
}
