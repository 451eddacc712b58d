import * as z from 'zod/mini'
import { line, paragraphs } from '../typed-text.ts'

/** The pages of text, by their addresses. */
export const contentNames = [
  'about-us',
  'contact-us',
  'shipping-returns',
  'refund-policy',
  'privacy-policy',
  'terms-conditions',
  'cookie-consent',
] as const
export type ContentName = (typeof contentNames)[number]

/** A page of text as its owner writes it: Markdown with placeholders. */
export const pageText = z.object({
  title: line(100).check(z.trim(), z.minLength(1, 'Please enter a title.')),
  /** What search engines show. */
  description: line(200).check(z.trim(), z.minLength(1, 'Please describe the page in a sentence.')),
  /** From when on a policy holds, as it should be read; empty where there is no such day. */
  effective: line(60).check(z.trim()),
  body: paragraphs(60_000).check(z.trim(), z.minLength(1, 'Please write something.')),
})
export type PageText = z.infer<typeof pageText>
