import type { Input } from '#contract/call.ts'
import type { calls } from '#contract/products/calls.ts'
import { fieldKeys, type ProductValues } from '#contract/products/fields.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import type { Person, TestShop } from './create-test-shop.ts'
import { goodImages } from './image-corpus.ts'

type Wish = Partial<Input<typeof calls.createProduct>>

/** The version that was seen of a product, as a change of it names it. */
export const seen = ({ _id, version }: OwnProduct) => ({ productId: _id, version })

/** The images of a product where they are, each described. */
export const placesOf = ({ images }: OwnProduct) =>
  images.map(({ imageId, colorId }) => ({ imageId, colorId, alt: 'Dark glasses from the front' }))

/** Everything the form of a product says of it, changed here and there. */
export function formOf(product: OwnProduct, changed: Partial<Input<typeof calls.changeProduct>> = {}) {
  const { colorVariant, sizeVariant } = product
  const fields = Object.fromEntries(fieldKeys.map((key) => [key, product[key]])) as ProductValues
  return { ...seen(product), ...fields, colorVariant, sizeVariant, ...changed }
}

/** Products as an owner makes them: by the form, with images, and out into the shop. */
export async function ownProducts(shop: TestShop, owner: Person) {
  const { media, products } = shop.as(owner)
  const jpeg = (await goodImages())['a JPEG'] ?? Buffer.alloc(0)

  async function upload() {
    return (await media.uploadProductImage({ file: jpeg })).imageId
  }

  async function newProduct(changed: Wish = {}) {
    return {
      title: 'Lido',
      type: 'Cat Eye',
      description: 'Sharp corners, soft lenses.',
      oldPrice: 80,
      price: 60,
      quantity: 5,
      mainPicture: await upload(),
      otherPicture: [await upload()],
      category: 'Women',
      subCategory: 'Sunglasses' as const,
      ...changed,
    }
  }

  async function draft(changed: Wish = {}): Promise<OwnProduct> {
    const { productId } = await products.createProduct(await newProduct(changed))
    return (await products.findOwnProduct({ productId })).product
  }

  async function published(changed: Wish = {}): Promise<OwnProduct> {
    const made = await draft(changed)
    const described = await media.arrangeImages({ ...seen(made), images: placesOf(made) })
    return (await products.publishProduct(seen(described.product))).product
  }

  return { jpeg, upload, newProduct, draft, published }
}
