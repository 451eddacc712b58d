import * as z from 'zod/mini'

const thrown = z.object({
  data: z.object({ message: z.string() }),
  init: z.nullable(z.object({ status: z.number() })),
})

/** The sentence of a call refused in a loader or action; null for anything else. */
export function refusalOf(error: unknown): string | null {
  return refusalWith(error)?.message ?? null
}

/** The refusal's sentence and HTTP status. */
export function refusalWith(error: unknown): { status: number; message: string } | null {
  const read = z.safeParse(thrown, error)
  const status = read.success ? (read.data.init?.status ?? 500) : 500
  return read.success && status < 500 ? { status, message: read.data.data.message } : null
}
