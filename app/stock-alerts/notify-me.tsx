import { type SubmitEvent, useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import { localData } from '#app/state/local-data.ts'
import { useStoredValue } from '#app/state/use-stored-value.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { Product } from '#contract/products/product.ts'
import { isEmail } from '#contract/text.ts'
import { isSoldOut, type VariantChoice } from '../products/variant-choice.ts'

interface NotifyMeProps {
  product: Product
  /** What is chosen on the page; the form begins with it where it is sold out. */
  choice: VariantChoice
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks for a mail when exactly this variant can be bought again. */
export function NotifyMe({ open, onOpenChange, ...rest }: NotifyMeProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Notify me">
      <NotifyForm {...rest} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function NotifyForm({ product, choice, onDone }: Pick<NotifyMeProps, 'product' | 'choice'> & { onDone: () => void }) {
  const { value: profile } = useStoredValue(localData.profile)
  const [wanted, setWanted] = useState(() => soldOutChoice(product, choice))
  const [status, setStatus] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const sizes = product.sizeVariant.map(({ size }) => size).toSorted((one, other) => one - other)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    if (!isEmail(email)) return setError('Invalid email address.')
    setError(null)
    setStatus('Please wait...')
    try {
      const { message } = await api.stockAlerts.notifyMe({
        productId: product._id,
        selectedProductName: product.name,
        email,
        selectedColor: wanted.color,
        selectedSize: wanted.size,
      })
      toast.success(message)
      onDone()
    } catch (refused) {
      if (!(refused instanceof RefusedError)) throw refused
      toast.error(refused.message)
      setError(refused.message)
    } finally {
      setStatus(null)
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p>We write one mail to you when {product.name} is available again in what you choose here.</p>
      {product.colorVariant.length > 0 && (
        <SelectField
          label="Color"
          name="selectedColor"
          value={wanted.color ?? ''}
          onChange={({ currentTarget: { value } }) => setWanted(soldOutChoice(product, { ...wanted, color: value }))}
          options={product.colorVariant.map(({ color }) => ({
            value: color,
            label: color,
            disabled: !sizesOf(sizes).some((size) => isSoldOut(product, { color, size })),
          }))}
        />
      )}
      {sizes.length > 0 && (
        <SelectField
          label="Size"
          name="selectedSize"
          value={wanted.size ?? ''}
          onChange={({ currentTarget: { value } }) => setWanted({ ...wanted, size: Number(value) })}
          options={sizes.map((size) => {
            const isGone = isSoldOut(product, { ...wanted, size })
            return { value: String(size), label: isGone ? String(size) : `${size} – in stock`, disabled: !isGone }
          })}
        />
      )}
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={profile?.email ?? ''}
        error={error}
        data-autofocus
      />
      <p role="status" className="min-h-6 text-small text-ink-soft">
        {status}
      </p>
      <Button type="submit" busy={status !== null}>
        Notify me
      </Button>
    </form>
  )
}

/** The choice as it is where it is sold out, else the first sold out one near it. */
function soldOutChoice(product: Product, choice: VariantChoice): VariantChoice {
  if (isWhole(product, choice) && isSoldOut(product, choice)) return choice
  const ofColor = product.soldOut.find(({ color }) => color === choice.color)
  return ofColor ?? product.soldOut[0] ?? choice
}

function isWhole(product: Product, { color, size }: VariantChoice): boolean {
  return (product.colorVariant.length === 0 || color !== null) && (product.sizeVariant.length === 0 || size !== null)
}

function sizesOf(sizes: number[]): (number | null)[] {
  return sizes.length > 0 ? sizes : [null]
}
