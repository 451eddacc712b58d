import * as z from 'zod/mini'
import { line } from '../typed-text.ts'
import { maxSizeLength } from './size.ts'

/** The size of a variant in a response. */
export const sizeShape = z.union([z.number(), z.string()])

/** A size that a caller names; a number means the same size as its text. */
export const sizeRef = z.union([z.number().check(z.minimum(0), z.maximum(10_000)), line(maxSizeLength)])
