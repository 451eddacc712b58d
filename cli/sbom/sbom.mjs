import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { directDependencies, readLock } from '../packages.mjs'

/**
 * Writes the packages in the named folders to `build/sbom.cdx.json`, as a CycloneDX bill of materials. Hashes are those of
 * the lock file; packages of other platforms, which are not installed, are left out.
 * @param {string} root The project's folder.
 * @param {Set<string>} paths
 */
export function writeSbom(root, paths) {
  const lock = readLock(join(root, 'package-lock.json'))
  const installed = [...paths].filter((path) => existsSync(join(root, path, 'package.json'))).sort()
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const shop = { ...componentOf(name, { version, license }), type: 'application' }
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp: new Date().toISOString(), component: shop },
    components: unique(installed.map((path) => componentOf(nameOf(path), lock[path]))),
    dependencies: unique(
      ['', ...installed].map((path) => ({
        ref: path === '' ? shop['bom-ref'] : refOf(path, lock),
        dependsOn: directDependencies(lock, path)
          .filter((each) => installed.includes(each))
          .map((each) => refOf(each, lock)),
      })),
    ),
  }
  writeFileSync(join(root, 'build', 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)
}

function componentOf(name, { version, license, integrity, optional }) {
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    ...(integrity && { scope: optional ? 'optional' : 'required' }),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [licenseOf(license)] }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
  }
}

/** An id of SPDX, or an expression of several. */
const licenseOf = (license) => (/\s/.test(license) ? { expression: license } : { license: { id: license } })

function hashOf(integrity) {
  const [, algorithm, sum] = /^sha(\d+)-(\S+)/.exec(integrity)
  return { alg: `SHA-${algorithm}`, content: Buffer.from(sum, 'base64').toString('hex') }
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const refOf = (path, lock) => `${nameOf(path)}@${lock[path].version}`

/** A version that is installed in several folders counts once. */
function unique(entries) {
  return [...new Map(entries.map((entry) => [entry['bom-ref'] ?? entry.ref, entry])).values()]
}
