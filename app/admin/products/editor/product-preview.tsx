import { Image } from '#app/media/image.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { excerpt } from '#app/ui/excerpt.ts'
import { Price } from '#app/ui/price.tsx'
import { placedImage } from '#contract/media/placed-image.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { productAddress } from '#contract/products/product-address.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { readList } from '../../read-list.ts'
import { type EditedColor, readColors } from '../edited-variants.ts'
import { readPrice } from '../read-number.ts'
import { Part } from './part.tsx'
import type { ProductForm } from './use-product-form.ts'

interface ProductPreviewProps {
  of: ProductForm
  product: OwnProduct
  /** The shop's origin. */
  origin: string
}

/** The product as shoppers and search engines would see it with what is typed. */
export function ProductPreview({ of: form, product, origin }: ProductPreviewProps) {
  const { name: shopName } = useSettings().shop
  const { values } = form
  const colors = readColors(values.colors)
  const images = readList(placedImage, values.images)
  // A card shows the first color that has images.
  const first = colors.flatMap(({ id }) => images.find(({ colorId }) => colorId === id) ?? [])[0] ?? images[0]
  return (
    <Part title={adminProductsMessages.preview}>
      <h3 className="text-small text-ink-soft">{adminProductsMessages.inTheShop}</h3>
      <div className="mt-2 w-40">
        {first ? (
          <Image image={first.image} sizes="160px" className="w-40" />
        ) : (
          <p className="flex aspect-[3/4] items-center justify-center bg-linen text-small text-ink-soft">
            {adminProductsMessages.noImage}
          </p>
        )}
        <p className="mt-2 wrap-anywhere">{values.name || adminProductsMessages.nothing}</p>
        <ShownPrice of={form} product={product} />
        <Swatches colors={colors} />
      </div>
      <h3 className="mt-6 text-small text-ink-soft">{adminProductsMessages.inSearchEngines}</h3>
      <div className="mt-2 border border-line p-3">
        <p className="truncate text-small text-ink-soft">{origin + productAddress(product)}</p>
        <p className="truncate font-medium">{`${values.name} – ${shopName}`}</p>
        <p className="mt-1 text-small text-ink-soft wrap-anywhere">
          {excerpt(values.description) || adminProductsMessages.noDescription}
        </p>
      </div>
    </Part>
  )
}

/** What shoppers see now; once another price is typed that alone, as the shop decides on the old one when it is saved. */
function ShownPrice({ of: { values, begin }, product: { now } }: Pick<ProductPreviewProps, 'of' | 'product'>) {
  if (values.price === begin.price)
    return <Price price={now.price} oldPrice={now.oldPrice} isFrom={now.highest > now.price} />
  const price = readPrice(values.price)
  return price === null || Number.isNaN(price) ? null : <Price price={price} />
}

function Swatches({ colors }: { colors: readonly EditedColor[] }) {
  if (colors.length === 0) return null
  return (
    <ul aria-label={adminProductsMessages.colors} className="mt-2 flex flex-wrap gap-2">
      {colors.map(({ color, hex }) => (
        <li key={color} title={color} className="size-4 rounded-full border border-line" style={{ background: hex }}>
          <span className="sr-only">{color}</span>
        </li>
      ))}
    </ul>
  )
}
