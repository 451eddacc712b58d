import type { FastifyInstance } from 'fastify'
import { palette } from '#contract/palette.ts'

const { paper, ink } = palette

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>MG</title>
  <rect width="64" height="64" rx="14" fill="${paper}" />
  <g fill="${ink}">
    <path d="M9 20h19.5a1.5 1.5 0 0 1 1.5 1.5V36a9 9 0 0 1-9 9h-1A12.5 12.5 0 0 1 7.5 32.5V21.5A1.5 1.5 0 0 1 9 20z" />
    <path d="M55 20H35.5a1.5 1.5 0 0 0-1.5 1.5V36a9 9 0 0 0 9 9h1A12.5 12.5 0 0 0 56.5 32.5V21.5A1.5 1.5 0 0 0 55 20z" />
    <path d="M28 26h8v3h-8z" />
  </g>
</svg>
`

/** `GET /favicon.svg`, in the colors of the palette. */
export function serveFavicon(app: FastifyInstance): void {
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  )
}
