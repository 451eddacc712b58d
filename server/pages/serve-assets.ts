import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Files } from '#adapters/files/files.ts'
import { readSharedAsset } from './share-assets.ts'

const yearSeconds = 31_536_000
const types = new Map([
  ['.js', 'application/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.woff2', 'font/woff2'],
])

interface AssetsOptions {
  root?: string
  /** Where other processes have stored the assets of their builds; null if there are no other builds. */
  files?: Files | null
}

/**
 * Serves the browser assets of the build under `root`, those of earlier builds for pages that are still open or cached, and
 * those of builds that run beside this one. Their names contain a content hash, so they are immutable.
 */
export async function serveAssets(
  app: FastifyInstance,
  { root = process.cwd(), files = null }: AssetsOptions = {},
): Promise<void> {
  const earlierAssets = join(root, 'kept-assets')
  const serveFolders = async (scope: FastifyInstance) => {
    await scope.register(fastifyStatic, {
      root: [join(root, 'build', 'client', 'assets'), ...(existsSync(earlierAssets) ? [earlierAssets] : [])],
      maxAge: yearSeconds * 1_000,
      immutable: true,
      index: false,
      dotfiles: 'deny',
      preCompressed: true,
    })
    if (!files) return
    scope.setNotFoundHandler(async (request, reply) => {
      const name = request.url.replace(/^\/assets\/|\?.*$/g, '')
      const type = types.get(extname(name))
      const content = type && request.method === 'GET' ? await readSharedAsset(files, name) : null
      if (!type || !content) return reply.code(404).header('cache-control', 'no-store').send()
      return reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`).type(type).send(content)
    })
  }
  await app.register(serveFolders, { prefix: '/assets/' })
}
