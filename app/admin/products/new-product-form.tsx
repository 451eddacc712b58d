import { X } from 'lucide'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { api } from '#app/api.ts'
import { Image } from '#app/media/image.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { categories, subCategories } from '#contract/products/categories.ts'
import { allFieldsMissing, newProductFields } from '#contract/products/field-rules.ts'
import { AddImages, UploadTile } from '../media/upload-tile.tsx'
import { type Uploaded, useUploads } from '../media/use-uploads.ts'
import { useSaving } from '../use-saving.ts'
import type { EditedColor } from './details.ts'
import { focusFirstWrong } from './focus-first-wrong.ts'
import { readPrice, readUnits } from './read-number.ts'
import { VariantEditor } from './variant-editor.tsx'

const rules = z.object(newProductFields)
const texts = { title: '', type: '', description: '', oldPrice: '', price: '', quantity: '', sku: '' }
const begin = { ...texts, category: categories[0] as string, subCategory: subCategories[0] as string }
type Values = typeof begin

/** Creates a product as a draft and opens its page. Source: spec section 3. */
export function NewProductForm() {
  const navigate = useNavigate()
  const { isBusy, refusal, save, refuse } = useSaving()
  const [values, setValues] = useState<Values>(begin)
  const [colors, setColors] = useState<EditedColor[]>([])
  const [sizes, setSizes] = useState<number[]>([])
  const [main, setMain] = useState<Uploaded | null>(null)
  const [others, setOthers] = useState<readonly Uploaded[]>([])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { uploads, add, drop } = useUploads((uploaded, place) =>
    place === 'main' ? setMain(uploaded) : setOthers((before) => [...before, uploaded]),
  )

  const field = (name: keyof Values, label: string) => ({
    label,
    name,
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setValues({ ...values, [name]: currentTarget.value })
      setErrors(({ [name]: _mended, ...left }) => left)
    },
  })

  async function submit() {
    const { sku, ...typed } = values
    const read = z.safeParse(rules, {
      ...typed,
      ...(sku.trim() && { sku }),
      price: readPrice(values.price) ?? undefined,
      oldPrice: readPrice(values.oldPrice) ?? undefined,
      quantity: readUnits(values.quantity) ?? undefined,
      mainPicture: main?.imageId,
      otherPicture: others.map(({ imageId }) => imageId),
      colorVariant: colors,
      sizeVariant: sizes.map((size) => ({ size })),
    })
    if (!read.success) {
      const wrong = read.error.issues.map(({ path, message }) => [String(path[0]), message] as const)
      setErrors(Object.fromEntries(wrong.toReversed().map(([name, said]) => [name, sayAtField(said)])))
      return refuse(wrong.find(([, said]) => said === allFieldsMissing)?.[1] ?? wrong[0]?.[1] ?? allFieldsMissing)
    }
    const done = await save(() => api.products.createProduct(read.data))
    if (done) await navigate(`/admin/products/${done.productId}`)
  }

  const uploading = (place: string) => uploads.filter((upload) => upload.place === place)
  return (
    <form
      noValidate
      className="max-w-text space-y-8"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void submit().then(() => focusFirstWrong(form))
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('title', 'Title')} maxLength={200} className="sm:col-span-2" />
        <TextareaField {...field('description', 'Description')} maxLength={10_000} className="sm:col-span-2" />
        <Field {...field('price', 'Price, $')} inputMode="decimal" />
        <Field
          {...field('oldPrice', 'Old price, $')}
          inputMode="decimal"
          hint="The same as the price where it is not reduced."
        />
        <Field {...field('quantity', 'Quantity')} inputMode="numeric" hint="Units of each variant." />
        <Field {...field('sku', 'SKU')} isOptional maxLength={60} hint="Leave blank to generate one." />
        <SelectField {...field('category', 'Category')} options={categories} />
        <SelectField {...field('subCategory', 'Sub-category')} options={subCategories} />
        <Field {...field('type', 'Type')} maxLength={60} hint="Such as Cat Eye or Dresses." />
      </div>

      <ImageChoice
        label="Main image"
        error={main ? undefined : errors.mainPicture}
        images={main ? [main] : []}
        uploads={uploading('main')}
        canAdd={!main && uploading('main').length === 0}
        onAdd={(files) => void add(files.slice(0, 1), 'main')}
        onDrop={drop}
        onRemove={() => setMain(null)}
      />
      <ImageChoice
        label="Other images"
        error={others.length > 0 ? undefined : errors.otherPicture}
        images={others}
        uploads={uploading('other')}
        canAdd
        onAdd={(files) => void add(files, 'other')}
        onDrop={drop}
        onRemove={(gone) => setOthers(others.filter((each) => each !== gone))}
      />

      <section aria-label="Colors and sizes">
        <h2 className="mb-3 text-lead font-medium">Colors and sizes</h2>
        <VariantEditor
          colors={colors}
          sizes={sizes}
          error={errors.colorVariant ?? errors.sizeVariant}
          onChange={(changes) => {
            if (changes.colors) setColors(changes.colors)
            if (changes.sizes) setSizes(changes.sizes)
          }}
        />
      </section>

      {refusal && (
        <p role="alert" className="border-l-2 border-accent bg-linen px-4 py-3">
          {refusal.message}
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        Add product
      </Button>
    </form>
  )
}

// The full message is above the button; at the field a short one is enough.
const sayAtField = (said: string) => (said === allFieldsMissing ? 'This is needed.' : said)

interface ImageChoiceProps {
  label: string
  error: string | undefined
  images: readonly Uploaded[]
  uploads: Parameters<typeof UploadTile>[0]['upload'][]
  canAdd: boolean
  onAdd: (files: File[]) => void
  onDrop: (id: string) => void
  onRemove: (image: Uploaded) => void
}

function ImageChoice({ label, error, images, uploads, canAdd, onAdd, onDrop, onRemove }: ImageChoiceProps) {
  return (
    <section aria-label={label}>
      <h2 className="mb-3 text-lead font-medium">{label}</h2>
      <ul className="flex flex-wrap gap-4">
        {images.map((each, at) => (
          <li key={each.imageId} className="relative">
            <Image image={each.image} sizes="112px" className="w-28" />
            <IconButton
              label={`Remove image ${at + 1}`}
              className="absolute top-0 right-0 bg-paper/85"
              onClick={() => onRemove(each)}
            >
              <Icon of={X} size={18} />
            </IconButton>
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadTile upload={upload} onDrop={() => onDrop(upload.id)} />
          </li>
        ))}
        {canAdd && (
          <li>
            <AddImages label={`Add ${label.toLowerCase()}`} isMultiple={label !== 'Main image'} onAdd={onAdd} />
          </li>
        )}
      </ul>
      {error && <p className="mt-2 text-small text-accent">{error}</p>}
    </section>
  )
}
