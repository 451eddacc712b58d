import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { randomAddress } from '../measure.ts'
import { requestRaw } from '../request-raw.ts'

/** What a page and the scripts it links weigh, in bytes: its HTML, and all as they are sent to a browser. */
export async function weighPage(origin: string, path: string) {
  const page = await read(origin + path)
  const found = page.text.matchAll(/(?:src=|rel="later"[^>]*href=|import |from )"(\/assets\/[\w./-]+\.js)"/g)
  const scripts = [...new Set([...found].map(([, file = '']) => file))]
  const sent = await Promise.all(scripts.map((file) => read(origin + file)))
  return {
    html: page.text.length,
    htmlSent: page.sentBytes,
    scriptsSent: sent.reduce((sum, { sentBytes }) => sum + sentBytes, 0),
  }
}

async function read(url: string) {
  const headers = { 'accept-encoding': 'gzip, br', 'x-forwarded-for': randomAddress() }
  const { status, headers: sent, body } = await requestRaw({ url, headers })
  if (status !== 200) throw new Error(`${url} answered ${status}`)
  const coding = sent.find(([name]) => name === 'content-encoding')?.[1]
  const plain = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
  return { text: plain.toString(), sentBytes: body.length }
}
