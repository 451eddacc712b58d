import type { MetaDescriptor } from 'react-router'
import { shopCurrency } from '#contract/currency.ts'
import { toAmount, toCents, writeAmount } from '#contract/money.ts'
import { fieldKeys, fieldOf } from '#contract/products/fields.ts'
import type { Product } from '#contract/products/product.ts'
import { productAddress } from '#contract/products/product-address.ts'
import type { Review } from '#contract/reviews/calls.ts'
import { shippingCents } from '#contract/shipping/shipping.ts'
import { homeMethods } from '#contract/shipping/shipping-offer.ts'
import type { Delivery } from '#contract/shipping/zone-shape.ts'
import { variantAddress } from './choose-variant.ts'
import { imagesOf } from './images-of.ts'
import { priceOf, variantsOf } from './price-of.ts'
import { isSoldOut, ownOf, type VariantChoice } from './variant-choice.ts'

interface ProductFacts {
  product: Product
  reviews: readonly Review[]
  origin: string
  /** Null while the shop promises no returns. */
  returnDays: number | null
  delivery: Delivery
}

/** Product JSON-LD with offer and rating. */
export function productMeta({ product, reviews, origin, returnDays, delivery }: ProductFacts): MetaDescriptor {
  const address = origin + productAddress(product)
  const colors = product.colorVariant.length > 0 ? product.colorVariant.map(({ color }) => color) : [null]
  const images = colors.flatMap((color) => imagesOf(product, color))
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': `${address}#product`,
      ...declaredProperties(product),
      url: address,
      image: images.slice(0, 10).map(({ src }) => origin + src),
      category: `${product.subCategory} > ${product.type}`,
      brand: { '@type': 'Brand', name: product.brand },
      ...(colors[0] && { color: colors.join(', ') }),
      offers: offersOf({ product, origin, returnDays, delivery }),
      ...(product.rating !== null && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating.toFixed(1),
          reviewCount: product.reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
        review: reviews.slice(0, 5).map(reviewMeta),
      }),
    },
  }
}

/** One offer, or one for each variant that has a code of its own, or for all where they differ in price. */
function offersOf({ product, origin, returnDays, delivery }: Omit<ProductFacts, 'reviews'>) {
  const offerOf = (choice: VariantChoice) => ({
    '@type': 'Offer',
    ...priceDetails(priceOf(product, choice), delivery),
    itemCondition: 'https://schema.org/NewCondition',
    ...(returnDays !== null && {
      hasMerchantReturnPolicy: {
        ...returns,
        applicableCountry: delivery.home || 'US',
        merchantReturnDays: returnDays,
      },
    }),
  })
  const variants = product.prices.length > 0 ? variantsOf(product) : product.ownVariants
  if (variants.length === 0) {
    const url = origin + productAddress(product)
    return { ...offerOf({ color: null, size: null }), url, availability: availabilityOf(product.isActive) }
  }
  return variants.map(({ color, size }) => {
    const { sku, gtin } = ownOf(product, { color, size }) ?? {}
    return {
      ...offerOf({ color, size }),
      url: origin + variantAddress(product, { color, size }),
      availability: availabilityOf(!isSoldOut(product, { color, size })),
      ...(sku && { sku }),
      ...(gtin && { gtin }),
    }
  })
}

function priceDetails({ price, oldPrice }: Pick<Product, 'price' | 'oldPrice'>, delivery: Delivery) {
  const priceCurrency = shopCurrency().code
  return {
    price: writeAmount(price),
    priceCurrency,
    ...(oldPrice !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: writeAmount(oldPrice),
        priceCurrency,
      },
    }),
    ...shippingDetails(price, delivery),
  }
}

const availabilityOf = (isLeft: boolean) => `https://schema.org/${isLeft ? 'InStock' : 'OutOfStock'}`

/** The fields with a schema.org property for which this product has a value. */
function declaredProperties(product: Product): Record<string, string> {
  const named = fieldKeys.flatMap((key) => {
    const { jsonLd } = fieldOf(key)
    return jsonLd && product[key] ? [[jsonLd, String(product[key])]] : []
  })
  return Object.fromEntries(named)
}

/** What the first method charges that does not depend on the weight. */
function shippingDetails(price: number, delivery: Delivery) {
  const method = homeMethods(delivery).find(({ kind }) => kind !== 'by_weight')
  if (!method) return {}
  const cents = shippingCents(method, { subtotalCents: toCents(price) })
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: toAmount(cents), currency: shopCurrency().code },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: delivery.home },
    },
  }
}

const returns = {
  '@type': 'MerchantReturnPolicy',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  returnMethod: 'https://schema.org/ReturnByMail',
}

function reviewMeta({ name, reviewTitle, message, rating, createdAt }: Review) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    name: reviewTitle,
    reviewBody: message,
    datePublished: createdAt.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  }
}
