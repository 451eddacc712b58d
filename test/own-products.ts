import type { Input } from '#contract/call.ts'
import type { calls } from '#contract/products/calls.ts'
import { fieldKeys, type ProductValues } from '#contract/products/fields.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import type { Person, TestShop } from './create-test-shop.ts'
import { goodImages } from './images/image-corpus.ts'

type Wish = Partial<Input<typeof calls.createProduct>>

/** The version of a product that an update is based on. */
export const seen = ({ _id, version }: OwnProduct) => ({ productId: _id, version })

/** The images of a product in their order, each with its alt text. */
const placesOf = ({ images }: OwnProduct) =>
  images.map(({ imageId, colorId }) => ({ imageId, colorId, alt: 'Dark glasses from the front' }))

/** All fields of the product form, with some changed. */
export function formOf(product: OwnProduct, changed: Partial<Input<typeof calls.changeProduct>> = {}) {
  const { colorVariant, sizeVariant } = product
  const fields = Object.fromEntries(fieldKeys.map((key) => [key, product[key]])) as ProductValues
  return { ...seen(product), ...fields, colorVariant, sizeVariant, ...changed }
}

/** Products created as an owner would: with the form, with images, and published. */
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
      oldPrice: 60,
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
