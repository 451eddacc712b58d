import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000

/** Serves what the build made for the browser; names carry a hash of the content, so it may be kept for good. */
export async function serveAssets(app: FastifyInstance): Promise<void> {
  const folder = join(process.cwd(), 'build/client')
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    maxAge: year * 1_000,
    immutable: true,
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
  })
}
