import { createHash, type Hash } from 'node:crypto'
import * as z from 'zod/mini'
import { knownMigrations } from '#db/migration-state.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import { Failure } from '../command/command.ts'
import { damaged, type Entry, readAll, readArchive } from './archive.ts'
import * as format from './format.ts'
import { countLines } from './write-backup.ts'

export interface Checked {
  header: format.Header
  manifest: format.Manifest
  jobs: format.UndoneJobs
}

/** Reads a whole backup and verifies its completeness, its checksums and its schema version. */
export async function checkBackup(file: string): Promise<Checked> {
  const checksums = createChecksums()
  let header: format.Header | null = null
  let manifest: format.Manifest | null = null
  let jobs: format.UndoneJobs = []
  for await (const entry of readArchive(file)) {
    if (manifest) throw damaged(file)
    if (!header) {
      header = await readHeader(file, entry)
      requireKnownSchema(header)
    } else if (entry.name === format.names.manifest) {
      manifest = parse(file, format.manifest, await readAll(entry))
    } else if (entry.name === format.names.jobs) {
      const content = await readAll(entry)
      checksums.add(entry.name, content)
      jobs = parse(file, format.jobs, content)
    } else {
      const { table, key } = format.parseEntryName(entry.name)
      if (!key && !header.tables.some(({ name }) => name === table)) throw damaged(file)
      for await (const chunk of entry.content) checksums.add(table ? `tables/${table}` : entry.name, chunk)
      if (key) checksums.add(entry.name, Buffer.alloc(0))
    }
  }
  if (!header || !manifest || !checksums.match(header, manifest)) throw damaged(file)
  return { header, manifest, jobs }
}

async function readHeader(file: string, entry: Entry): Promise<format.Header> {
  if (entry.name !== format.names.header) throw damaged(file)
  const content = await readAll(entry)
  const { format: version } = parse(file, z.looseObject({ format: z.number() }), content)
  if (version > format.formatVersion) throw tooNew()
  return parse(file, format.header, content)
}

function requireKnownSchema({ schema }: format.Header): void {
  const known = knownMigrations()
  if (schema.every(({ when }, at) => known[at]?.when === when)) return
  if (schema.some(({ when }) => when > (known.at(-1)?.when ?? 0))) throw tooNew()
  throw new Failure(cliMessages.backupUnknown)
}

function tooNew(): Failure {
  return new Failure(cliMessages.backupTooNew)
}

function parse<Shape extends z.ZodMiniType>(file: string, shape: Shape, content: Buffer): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(content.toString()))
  } catch (cause) {
    throw damaged(file, cause)
  }
}

/** The checksums of the entries as they are read, to compare with the manifest. */
function createChecksums() {
  const found = new Map<string, { hash: Hash; bytes: number; rows: number }>()

  function add(name: string, chunk: Buffer): void {
    const sum = found.get(name) ?? { hash: createHash('sha256'), bytes: 0, rows: 0 }
    found.set(name, sum)
    sum.hash.update(chunk)
    sum.bytes += chunk.length
    sum.rows += countLines(chunk)
  }

  function match(header: format.Header, manifest: format.Manifest): boolean {
    // A table without rows has no entry.
    for (const { name } of header.tables) add(`tables/${name}`, Buffer.alloc(0))
    const expected = [
      ...Object.entries(manifest.tables).map(([name, sum]) => [`tables/${name}`, sum] as const),
      ...Object.entries(manifest.files).map(([key, sum]) => [`files/${key}`, { ...sum, rows: null }] as const),
      [format.names.jobs, { ...manifest.jobs, rows: null }] as const,
    ]
    return (
      expected.length === found.size &&
      expected.every(([name, { bytes, rows, sha256 }]) => {
        const sum = found.get(name)
        return sum?.bytes === bytes && (rows === null || sum.rows === rows) && sum.hash.digest('hex') === sha256
      })
    )
  }

  return { add, match }
}
