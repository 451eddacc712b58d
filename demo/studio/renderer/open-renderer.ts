import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { rolldown } from 'rolldown'
import type { RenderRequest } from './page.ts'

/** A photo studio in a browser without a screen or a network; pixels come as the page sends them, from the lower left. */
export interface Renderer {
  /** The whole image: red, green, blue and one unused byte for each pixel. */
  render: (order: RenderRequest) => Promise<Buffer>
  /** The products alone, as floats in linear light: over white ground, then over black. */
  renderLayers: (order: RenderRequest) => Promise<Float32Array>
  close: () => Promise<void>
}

const software = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']

/** Opens the studio; `VITRINE_BROWSER` names the browser, as for the journeys. An image may take as long as it takes. */
export async function openRenderer(): Promise<Renderer> {
  const script = await bundled(fileURLToPath(new URL('page.ts', import.meta.url)))
  const parts: Buffer[] = []
  const server = createServer((request, response) => {
    void answer(request, response, script, parts)
  })
  server.requestTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const executablePath = process.env.VITRINE_BROWSER
  const browser = await chromium.launch({ args: software, timeout: 0, ...(executablePath ? { executablePath } : {}) })
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') console.error(message.text())
  })
  page.on('pageerror', (error) => console.error(error))
  await page.goto(origin)
  await page.waitForFunction(() => 'render' in window)

  async function send(order: RenderRequest, what: 'image' | 'layer'): Promise<Buffer> {
    await page.evaluate(([asked, as, address]) => window.render(asked, as, address), [
      order,
      what,
      `${origin}/pixels`,
    ] as const)
    return Buffer.concat(parts.splice(0))
  }

  return {
    render: (order) => send(order, 'image'),
    async renderLayers(order) {
      const bytes = await send(order, 'layer')
      return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  script: string,
  parts: Buffer[],
): Promise<void> {
  if (request.method === 'POST') {
    for await (const part of request) parts.push(part)
    response.end()
  } else if (request.url === '/studio.js') {
    response.setHeader('content-type', 'text/javascript').end(script)
  } else {
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><script type="module" src="/studio.js"></script>')
  }
}

async function bundled(input: string): Promise<string> {
  const bundle = await rolldown({ input, treeshake: true })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return output[0].code
}
