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
import { isSoldOut } from './variant-choice.ts'

interface ProductFacts {
  product: Product
  reviews: readonly Review[]
  origin: string
  returnDays: number
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

/** One offer, or one for each variant that has a code of its own. */
function offersOf({ product, origin, returnDays, delivery }: Omit<ProductFacts, 'reviews'>) {
  const offer = {
    '@type': 'Offer',
    url: origin + productAddress(product),
    price: writeAmount(product.price),
    priceCurrency: shopCurrency().code,
    availability: availabilityOf(product.isActive),
    itemCondition: 'https://schema.org/NewCondition',
    ...shippingDetails(product, delivery),
    hasMerchantReturnPolicy: {
      ...returns,
      applicableCountry: delivery.home || 'US',
      merchantReturnDays: returnDays,
    },
  }
  if (product.ownVariants.length === 0) return offer
  return product.ownVariants.map(({ sku, gtin, ...variant }) => ({
    ...offer,
    url: origin + variantAddress(product, variant),
    availability: availabilityOf(!isSoldOut(product, variant)),
    ...(sku && { sku }),
    ...(gtin && { gtin }),
  }))
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
function shippingDetails({ price }: Product, delivery: Delivery) {
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
