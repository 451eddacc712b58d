import { data } from 'react-router'
import * as z from 'zod/mini'

/** An id from the address of a page. What is none leads to the page that does not exist, in the words of `sentence`. */
export function idInAddress(segment: string, sentence: string): string {
  if (!z.safeParse(z.uuid(), segment).success) throw data({ message: sentence }, { status: 404 })
  return segment
}
