import { data } from 'react-router'
import * as z from 'zod/mini'

/** A UUID from the URL of a page; anything else is a 404 with this message. */
export function readId(segment: string, sentence: string): string {
  if (!z.safeParse(z.uuid(), segment).success) throw data({ message: sentence }, { status: 404 })
  return segment
}
