import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { photos } from './photos.ts'
import { takePhoto } from './take-photo.ts'

// `npm run photos -- [name…]`: makes the photos of the demo reviews from rendered images, all or the
// named ones. They are of the products alone, on other grounds.
const images = fileURLToPath(new URL('../../images', import.meta.url))
const named = process.argv.slice(2)
mkdirSync(join(images, 'reviews'), { recursive: true })
for (const [name, photo] of Object.entries(photos)) {
  if (named.length > 0 && !named.includes(name)) continue
  writeFileSync(join(images, 'reviews', `${name}.avif`), await takePhoto(images, photo))
  console.log(name)
}
