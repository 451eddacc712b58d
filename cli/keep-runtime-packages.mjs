import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesFor, readLock, removeOthers } from './packages.mjs'
import { writeSbom } from './sbom/sbom.mjs'

// What the Containerfile runs after the build: removes every package that the built server does not need.
const root = process.cwd()
const imported = globSync('build/server/**/*.js', { cwd: root }).flatMap((file) => {
  const code = readFileSync(join(root, file), 'utf8')
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*["'](?!node:)((?:@[\w.-]+\/)?[\w.-]+)/g)].map(([, name]) => name)
})
if (imported.length === 0) throw new Error('There is no build in build/server. Run npm run build first.')
const kept = packagesFor(readLock(join(root, 'package-lock.json')), new Set(imported))
removeOthers(root, kept)
writeSbom(root, kept)
console.log(`${kept.size} packages remain.`)
