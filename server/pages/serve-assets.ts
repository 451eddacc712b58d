import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const yearSeconds = 31_536_000

/**
 * Serves the browser assets of the build under `root`, and those of earlier builds for pages that are still open or cached.
 * Their names contain a content hash, so they are immutable.
 */
export async function serveAssets(app: FastifyInstance, root = process.cwd()): Promise<void> {
  const earlierAssets = join(root, 'kept-assets')
  await app.register(fastifyStatic, {
    root: [join(root, 'build', 'client', 'assets'), ...(existsSync(earlierAssets) ? [earlierAssets] : [])],
    prefix: '/assets/',
    maxAge: yearSeconds * 1_000,
    immutable: true,
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
  })
}
