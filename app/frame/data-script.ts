const controller = 'window.__reactRouterContext.streamController'

/** What could end a script, or a line of it. */
const unsafe = /[&<>\u2028\u2029]/g

/** The script that hands the data of the loaders to React Router in the browser, for the end of the body. */
export async function dataScript(data: ReadableStream<Uint8Array> | undefined, nonce: string): Promise<string> {
  const text = data ? await new Response(data).text() : ''
  const literal = JSON.stringify(text).replace(
    unsafe,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script nonce="${nonce}">${controller}.enqueue(${literal});${controller}.close();</script>`
}
