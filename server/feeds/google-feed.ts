import { shopCurrency } from '#contract/currency.ts'
import { resizedAddress } from '#contract/media/image.ts'
import { writeAmount } from '#contract/money.ts'
import { ownValue } from '#contract/own-value.ts'
import { fieldKeys, fieldOf, type ProductValues } from '#contract/products/fields.ts'
import { productAddress } from '#contract/products/product-address.ts'
import type { Offer, Offered } from '#modules/feeds/list-offers.ts'
import { escapeXml } from './escape-xml.ts'

/** The attributes of an offer by their names in the product data specification of Google Merchant Center. */
type Attributes = [name: string, value: string][]

const genders: Record<string, string> = { women: 'female', men: 'male', unisex: 'unisex' }
/** Google accepts up to ten images besides the main one. */
const maxAdditionalImages = 10

export function feedStart(origin: string, shopName: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeXml(shopName)}</title><link>${escapeXml(origin)}</link><description>Everything ${escapeXml(shopName)} sells</description>
`
}

export const feedEnd = '</channel></rss>\n'

/** One item per purchasable variant of a product. */
export function feedItems(origin: string, offered: Offered): string {
  return offered.offers.map((offer) => `<item>${toXml(attributesOf(origin, offered, offer))}</item>\n`).join('')
}

function attributesOf(origin: string, { product, sizeSystem, galleries, offers }: Offered, offer: Offer): Attributes {
  const color = product.colorVariant.find((each) => each.color === offer.color)
  const ofColor = [...(color ? (galleries.get(color.id) ?? []) : []), ...(galleries.get('') ?? [])]
  const gallery = ofColor.length > 0 ? ofColor : [product.mainImage]
  const [main = product.mainImage, ...others] = gallery.map((image) => ({
    ...image,
    src: origin + resizedAddress(image.src, 960, 'jpg'),
  }))
  const size = offer.size === null ? '' : String(offer.size)
  const gender = ownValue(genders, product.category.toLowerCase())
  return [
    ['id', offer.variantId],
    ['title', [product.name, offer.color, size].filter(Boolean).join(', ')],
    ['description', product.description || product.name],
    ['link', `${origin}${productAddress(product, color?.id ?? null)}${size && `?size=${encodeURIComponent(size)}`}`],
    ['image_link', main.src],
    ...others.slice(0, maxAdditionalImages).map((image): [string, string] => ['additional_image_link', image.src]),
    ['availability', offer.isAvailable ? 'in_stock' : 'out_of_stock'],
    ['price', priceOf(offer.oldPrice ?? offer.price)],
    ...(offer.oldPrice === null ? [] : ([['sale_price', priceOf(offer.price)]] satisfies Attributes)),
    ...declaredAttributes(product),
    ...(offer.gtin === null ? [] : ([['gtin', offer.gtin]] satisfies Attributes)),
    ['mpn', offer.sku ?? [product.sku, offer.color, size].filter(Boolean).join('-')],
    ['condition', 'new'],
    ['product_type', `${product.subCategory} > ${product.type}`],
    ...(offers.length > 1 ? ([['item_group_id', product._id]] satisfies Attributes) : []),
    ...(offer.color === null ? [] : ([['color', offer.color]] satisfies Attributes)),
    ...(size ? ([['size', size]] satisfies Attributes) : []),
    ...(size && sizeSystem ? ([['size_system', sizeSystem]] satisfies Attributes) : []),
    ...(gender
      ? ([
          ['gender', gender],
          ['age_group', 'adult'],
        ] satisfies Attributes)
      : []),
  ]
}

/** The fields with an attribute in the feed for which this product has a value. */
function declaredAttributes(product: ProductValues): Attributes {
  return fieldKeys.flatMap((key): Attributes => {
    const { google } = fieldOf(key)
    return google && product[key] ? [[google, String(product[key])]] : []
  })
}

function toXml(attributes: Attributes): string {
  return attributes.map(([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>`).join('')
}

function priceOf(amount: number): string {
  return `${writeAmount(amount)} ${shopCurrency().code}`
}
