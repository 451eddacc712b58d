import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

interface Sbom {
  bomFormat: string
  specVersion: string
  metadata: { component: { name: string } }
  components: { 'bom-ref': string; purl: string; hashes?: { alg: string; content: string }[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

interface Locked {
  version: string
  dev?: true
  devOptional?: true
  optional?: true
}

const namesOf = ({ components }: Sbom) => components.map((each) => each['bom-ref']).toSorted()

test('the bill of materials has the packages that build and run the shop, as the lock file marks them', () => {
  const root = newProject()
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  run(root, 'sbom/write.mjs')
  const made = read(root)

  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const nameOf = (path: string) => `${path.split('node_modules/').at(-1)}@${packages[path]?.version}`
  const paths = Object.keys(packages).filter((path) => path && existsSync(path))
  const production = paths.filter((path) => !packages[path]?.dev)
  expect(production.length).toBeGreaterThan(300)
  expect(namesOf(made).filter((name) => !production.map(nameOf).includes(name))).toEqual([])
  // npm also counts what a package would use if it were there, and tests bring, such as TypeScript.
  const missing = production.filter((path) => !namesOf(made).includes(nameOf(path)))
  expect(missing.filter((path) => !packages[path]?.devOptional && !packages[path]?.optional)).toEqual([])
  expect(made).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'vitrine' } } })
  expect(
    made.components.filter(({ hashes }) => !hashes?.every(({ content }) => /^[0-9a-f]{128}$/.test(content))),
  ).toEqual([])
  expect(made.components.map(({ purl }) => purl)).toContain('pkg:npm/%40fastify/cookie@11.1.5')
  expect(namesOf(made).filter((name) => /^(vitest|@playwright)/.test(name))).toEqual([])

  const known = new Set([...namesOf(made), made.dependencies[0]?.ref])
  expect(
    made.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref)),
  ).toEqual([])
})

test('an image has the packages that its server imports, and lists only those', () => {
  const root = newProject()
  for (const name of ['pg', 'pg-pool', 'vite'])
    cpSync(`node_modules/${name}`, join(root, 'node_modules', name), { recursive: true })
  mkdirSync(join(root, 'build/server'))
  writeFileSync(join(root, 'build/server/main.js'), "import pg from 'pg'\nimport { join } from 'node:path'\n")
  run(root, 'keep-runtime-packages.mjs')

  expect(existsSync(join(root, 'node_modules/pg'))).toBe(true)
  expect(existsSync(join(root, 'node_modules/vite'))).toBe(false)
  expect(namesOf(read(root))).toEqual([expect.stringMatching(/^pg-pool@/), expect.stringMatching(/^pg@/)])
})

function newProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-sbom-'))
  for (const name of ['package.json', 'package-lock.json']) cpSync(name, join(root, name))
  mkdirSync(join(root, 'build'))
  return root
}

const run = (root: string, script: string) => execFileSync('node', [resolve('cli', script)], { cwd: root })

const read = (root: string): Sbom => JSON.parse(readFileSync(join(root, 'build/sbom.cdx.json'), 'utf8'))
