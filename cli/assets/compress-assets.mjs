import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Fonts and images are already compressed.
const texts = new Set(['.js', '.css', '.svg', '.json', '.map', '.txt'])
const folder = 'build/client/assets'

/** Writes a brotli and a gzip file next to every text file of the build, so that the server only has to send them. */
for (const name of readdirSync(folder)) {
  if (!texts.has(extname(name))) continue
  const file = join(folder, name)
  const content = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
