import type { FastifyRequest } from 'fastify'

/** The fields of a submitted form. */
export function readForm(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
}

/** A field of a form, capped; empty if it is missing. */
export function fieldOf(form: URLSearchParams, name: string): string {
  return form.get(name)?.slice(0, 100) ?? ''
}
