import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nodeSurroundings } from '#cli/node-settings.mjs'
import { imageFile } from './own-shop.ts'

/** A host on the internet, as a shop sees it that has the environment of `startImageHost`. */
export const imageHost = 'images.example'

/** Serves one image at every path that does not end like this. A shop fetches nothing from its own network: `env` leads it here. */
export async function startImageHost(missing: readonly string[]) {
  const { buffer } = await imageFile('a.jpg', '#2a5ca8')
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (missing.some((end) => url.split('?')[0]?.endsWith(end))) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(buffer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const lead = `
    import http from 'node:http'
    import { syncBuiltinESMExports } from 'node:module'
    const { request } = http
    http.request = (url, ...rest) =>
      request(url.hostname === '${imageHost}' ? new URL(url.pathname + url.search, '${here}') : url, ...rest)
    syncBuiltinESMExports()`
  const preload = `--import=data:text/javascript,${encodeURIComponent(lead)}`
  return {
    asked,
    env: { NODE_OPTIONS: `${nodeSurroundings.NODE_OPTIONS} ${preload}` },
    stop: () => void server.close().closeAllConnections(),
  }
}
