import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000

/**
 * Serves what the build under `root` made for the browser, and what builds before it made for pages that are still open or
 * cached; names carry a hash of the content, so it may be kept for good.
 */
export async function serveAssets(app: FastifyInstance, root = process.cwd()): Promise<void> {
  const kept = join(root, 'kept-assets')
  await app.register(fastifyStatic, {
    root: [join(root, 'build', 'client', 'assets'), ...(existsSync(kept) ? [kept] : [])],
    prefix: '/assets/',
    maxAge: year * 1_000,
    immutable: true,
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
  })
}
