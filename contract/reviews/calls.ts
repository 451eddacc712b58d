import * as z from 'zod/mini'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import { apiReviewsMessages } from '#messages/en-US/api/reviews.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'
import { call } from '../call.ts'
import { ages } from '../list-order.ts'
import { image } from '../media/image-shape.ts'
import { pageLimit } from '../page-limit.ts'
import { emailText, line, paragraphs } from '../typed-text.ts'
import { fits } from './fits.ts'
import { maxRating, maxReviewPhotos } from './limits.ts'

/** A public review; `user` is set only for its author. */
const review = z.object({
  _id: z.string(),
  name: z.string(),
  reviewTitle: z.string(),
  message: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(maxRating)),
  /** Null if the author did not say, or if the product has no sizes. */
  fit: z.nullable(z.enum(fits)),
  photos: z.array(z.string()),
  user: z.nullable(z.string()),
  createdAt: z.string(),
  /** True if the author bought the product. */
  verified: z.boolean(),
  reply: z.nullable(z.string()),
})
export type Review = z.infer<typeof review>

/** A review in the admin, with its product, the author's email and its status. Times are ISO 8601. */
const receivedReview = z.extend(z.omit(review, { user: true }), {
  email: z.string(),
  hiddenAt: z.nullable(z.string()),
  repliedAt: z.nullable(z.string()),
  product: z.object({
    _id: z.uuid(),
    name: z.string(),
    image: image,
    /** The product page; null while the product is not published. */
    address: z.nullable(z.string()),
  }),
})
export type ReceivedReview = z.infer<typeof receivedReview>

/** Filters: awaiting a reply and visible, or hidden. */
export const reviewStates = ['unanswered', 'hidden'] as const

const reply = paragraphs(2_000).check(z.trim(), z.minLength(1, { error: () => apiReviewsMessages.replyMissing }))
const changed = z.object({ review: receivedReview, message: z.string() })

const ratingMissing = { error: () => reviewsMessages.ratingMissing }

function filled(text: z.ZodMiniString, error: () => string) {
  return z.prefault(text.check(z.trim(), z.minLength(1, { error })), '')
}

export const calls = {
  addReview: call({
    method: 'POST',
    path: 'add-review',
    access: 'customer',
    entry: 'direct',
    limit: 'review',
    summary: 'Adds a review to a product.',
    payload: z.object({
      productId: z.uuid(),
      name: filled(line(80), () => reviewsMessages.nameMissing),
      email: filled(emailText, () => reviewsMessages.emailMissing),
      reviewTitle: filled(line(120), () => reviewsMessages.titleMissing),
      message: filled(paragraphs(5_000), () => reviewsMessages.messageMissing),
      rating: z.prefault(
        z.int(ratingMissing).check(z.minimum(1, ratingMissing), z.maximum(maxRating, ratingMissing)),
        0,
      ),
      /** Only for products with sizes. */
      fit: z._default(z.nullable(z.enum(fits)), null),
      /** The URLs that the uploads returned. */
      photos: z._default(
        z
          .array(z.string().check(z.maxLength(300)))
          .check(z.maxLength(maxReviewPhotos, { error: () => reviewsMessages.tooManyPhotos })),
        [],
      ),
      user: z.optional(z.unknown()),
    }),
    response: review,
  }),

  deleteReview: call({
    method: 'POST',
    path: 'delete-review',
    access: 'customer',
    entry: 'direct',
    limit: 'review',
    summary: "Deletes one of the caller's reviews.",
    payload: z.object({ id: z.uuid(), productId: z.uuid() }),
    /** The review as it was; null when it was deleted before. */
    response: z.object({ review: z.nullable(review) }),
  }),

  retreiveReviews: call({
    method: 'POST',
    path: 'retreive-reviews',
    access: 'anyone',
    entry: 'direct',
    limit: 'browse',
    summary: 'The reviews of a product, newest first, at most a thousand.',
    payload: z.object({ productId: z.uuid() }),
    response: z.object({ reviews: z.array(review), total: z.number() }),
  }),

  uploadImage: call({
    method: 'POST',
    path: 'images',
    access: 'customer',
    entry: 'direct',
    limit: 'upload',
    upload: 'image',
    summary: 'Uploads a review photo: multipart, one field named `file`.',
    payload: z.object({
      file: z.custom<Uint8Array>((value) => value instanceof Uint8Array, {
        error: () => apiMediaMessages.imageNotChosen,
      }),
    }),
    response: z.object({ secure_url: z.string() }),
  }),

  listAllReviews: call({
    method: 'POST',
    path: 'reviews/listAllReviews',
    access: 'editor',
    shows: { data: 'reviews' },
    summary: 'All reviews including hidden ones, by default newest first.',
    payload: z.object({
      /** Searches the product and the author. */
      search: z.optional(line(100)),
      state: z.optional(z.enum(reviewStates)),
      rating: z.optional(z.int().check(z.minimum(1), z.maximum(maxRating))),
      /** The `next` of the previous page. */
      after: z.optional(line(200)),
      sort: z.optional(z.enum(ages)),
      limit: pageLimit,
    }),
    response: z.object({ reviews: z.array(receivedReview), next: z.nullable(z.string()) }),
  }),

  findReview: call({
    method: 'POST',
    path: 'reviews/findReview',
    access: 'editor',
    shows: { data: 'reviews', of: 'reviewId' },
    summary: 'A review, which may be hidden.',
    payload: z.object({ reviewId: z.uuid() }),
    response: z.object({ review: receivedReview }),
  }),

  hideReview: call({
    method: 'PUT',
    path: 'reviews/hideReview',
    access: 'editor',
    summary: 'Hides a review from the shop and from the rating of its product.',
    payload: z.object({ reviewId: z.uuid() }),
    response: changed,
  }),

  showReview: call({
    method: 'PUT',
    path: 'reviews/showReview',
    access: 'editor',
    summary: 'Shows a hidden review again.',
    payload: z.object({ reviewId: z.uuid() }),
    response: changed,
  }),

  removeReview: call({
    method: 'PUT',
    path: 'reviews/removeReview',
    access: 'editor',
    summary: 'Deletes the review of a customer, with its photos.',
    payload: z.object({ reviewId: z.uuid() }),
    response: z.object({ message: z.string() }),
  }),

  replyToReview: call({
    method: 'PUT',
    path: 'reviews/replyToReview',
    access: 'editor',
    summary: 'Writes, changes or removes the reply to a review; refused with 409 if another admin changed it.',
    payload: z.object({
      reviewId: z.uuid(),
      /** The reply as last read; null if there was none. */
      from: z.nullable(paragraphs(2_000)),
      /** Null removes it. */
      reply: z.nullable(reply),
    }),
    response: changed,
  }),
}
