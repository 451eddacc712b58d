import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { rolldown } from 'rolldown'
import type { Order } from './page.ts'

/** A photo studio in a browser without a screen or a network. */
export interface Studio {
  /** Red, green and blue of each pixel, from the upper left. */
  take: (order: Order, width: number, height: number) => Promise<Buffer>
  close: () => Promise<void>
}

const software = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']

/** Opens the studio; `VITRINE_BROWSER` names the browser, as for the journeys. A picture may take as long as it takes. */
export async function openStudio(): Promise<Studio> {
  const script = await bundled(fileURLToPath(new URL('page.ts', import.meta.url)))
  let receive: (pixels: Buffer) => void = () => {}
  const server = createServer((request, response) => {
    void answer(request, response, script, (pixels) => receive(pixels))
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
  await page.waitForFunction(() => 'take' in window)

  return {
    async take(order, width, height) {
      const arrived = new Promise<Buffer>((resolve) => {
        receive = resolve
      })
      await page.evaluate(([asked, address]) => window.take(asked, address), [order, `${origin}/pixels`] as const)
      return upright(await arrived, width, height)
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
  receive: (pixels: Buffer) => void,
): Promise<void> {
  if (request.method === 'POST') {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    response.end()
    receive(Buffer.concat(parts))
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

/** Without the unused byte, and the first row on top. */
function upright(pixels: Buffer, width: number, height: number): Buffer {
  const rows = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    let from = (height - 1 - y) * width * 4
    let to = y * width * 3
    for (let x = 0; x < width; x++, from += 4, to += 3) {
      rows[to] = pixels[from] ?? 0
      rows[to + 1] = pixels[from + 1] ?? 0
      rows[to + 2] = pixels[from + 2] ?? 0
    }
  }
  return rows
}
