import * as z from 'zod/mini'
import { call } from './call.ts'
import { maxRating, maxReviewPhotos } from './constants.ts'
import { emailText, line, paragraphs } from './typed-text.ts'

/** A review as everybody may read it; `user` is its author's id only for the author. */
export const review = z.object({
  _id: z.string(),
  name: z.string(),
  reviewTitle: z.string(),
  message: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(maxRating)),
  photos: z.array(z.string()),
  user: z.nullable(z.string()),
  createdAt: z.string(),
  /** True where its author bought the product here. */
  verified: z.boolean(),
  reply: z.nullable(z.string()),
})
export type Review = z.infer<typeof review>

function filled(text: z.ZodMiniString, message: string) {
  return z.prefault(text.check(z.trim(), z.minLength(1, message)), '')
}

export const reviews = {
  addReview: call({
    method: 'POST',
    path: 'add-review',
    access: 'customer',
    door: 'direct',
    limit: 'review',
    summary: 'Adds a review to a product.',
    payload: z.object({
      productId: z.uuid(),
      name: filled(line(80), 'Please enter your name.'),
      email: filled(emailText, 'Please enter your email.'),
      reviewTitle: filled(line(120), 'Please enter a review title.'),
      message: filled(paragraphs(5_000), 'Please enter your review message.'),
      rating: z.prefault(
        z
          .int('Please provide a rating.')
          .check(z.minimum(1, 'Please provide a rating.'), z.maximum(maxRating, 'Please provide a rating.')),
        0,
      ),
      /** What the upload answered for each photo. */
      photos: z._default(
        z
          .array(z.string().check(z.maxLength(300)))
          .check(z.maxLength(maxReviewPhotos, 'You can upload a maximum of 5 photos.')),
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
    door: 'direct',
    limit: 'review',
    summary: 'Deletes one of the reviews of whoever is logged in.',
    payload: z.object({ id: z.uuid(), productId: z.uuid() }),
    response: z.object({ _id: z.string(), message: z.string() }),
  }),

  retreiveReviews: call({
    method: 'POST',
    path: 'retreive-reviews',
    access: 'anyone',
    door: 'direct',
    limit: 'browse',
    summary: 'The reviews of a product, newest first, at most a thousand.',
    payload: z.object({ productId: z.uuid() }),
    response: z.object({ reviews: z.array(review), total: z.number() }),
  }),

  uploadImage: call({
    method: 'POST',
    path: 'images',
    access: 'customer',
    door: 'direct',
    limit: 'upload',
    upload: 'picture',
    summary: 'Takes a picture for a review: multipart, one field named `file`.',
    payload: z.object({
      file: z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'Please choose a picture.'),
    }),
    response: z.object({ secure_url: z.string() }),
  }),
}
