import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

/** An error in the sources, for a developer. */
export interface SourceError {
  /** One line: the location, if known, and the message. */
  headline: string
  /** The location in the sources; the file is relative to the project. */
  place: Place | null
  /** The surrounding lines. */
  frame: string
  /** The stack, limited to files of the project if it has any. */
  stack: string
}

interface Place {
  file: string
  line: number
  column: number
}

/** Finds the file and line of an error thrown while the sources were compiled, imported or run. */
export function describeError(thrown: unknown, root: string): SourceError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const message = stripVTControlCharacters(error.message).replace(/^Transform failed with \d+ errors?:\s+/, '')
  const place = locationInMessage(message, root) ?? locationInStack(error, root) ?? startOfFile(error, root)
  const [summary = '', ...details] = message.replace(/^\S+\.sql:\d+ /, '').split('\n')
  const where = place ? `${place.file}:${place.line}:${place.column} ` : ''
  return {
    headline: `${where}${error.name}: ${summary}`,
    place,
    frame: details.join('\n').trimEnd() || (place ? frameOf(place, root) : ''),
    stack: callsOf(error),
  }
}

/**
 * Compilers and migrations name the location in their message; an import that is not found names the importing file.
 */
function locationInMessage(message: string, root: string): Place | null {
  const [, file, line, column = '1'] = /\[ (\S+):(\d+):(\d+) \]|^(\S+\.sql):(\d+) /.exec(message)?.filter(Boolean) ?? []
  if (file) return { file, line: Number(line), column: Number(column) }

  const [, specifier = '', importer] =
    /url (\S+) \(.*\) in (\S+)\. Does|module '(\S+)' imported from '(\S+)'/.exec(message)?.filter(Boolean) ?? []
  if (!importer) return null
  const lines = linesOf(importer)
  const index = lines.findIndex((code) => code.includes(specifier))
  return index < 0 ? null : { file: within(root, importer), line: index + 1, column: 1 }
}

function locationInStack(error: Error, root: string): Place | null {
  const calls = (error.stack ?? '').matchAll(/^\s+at .*?((?:file:|[A-Z]:)?[\\/][^()]*):(\d+):(\d+)\)?$/gm)
  for (const [, path = '', line, column] of calls) {
    const file = within(root, path.startsWith('file:') ? fileURLToPath(path) : path)
    if (!file.startsWith('..') && !file.includes('node_modules'))
      return { file, line: Number(line), column: Number(column) }
  }
  return null
}

/** If a plugin of Vite cannot process a file, only the file is known. */
function startOfFile(error: Error, root: string): Place | null {
  return 'id' in error && typeof error.id === 'string' ? { file: within(root, error.id), line: 1, column: 1 } : null
}

function within(root: string, path: string): string {
  return relative(root, path.replace(/\?.*$/, '')).split(sep).join('/')
}

function frameOf({ file, line }: Place, root: string): string {
  const first = Math.max(1, line - 2)
  const shown = linesOf(join(root, file)).slice(first - 1, line + 2)
  const width = String(line + 2).length
  return shown
    .map((code, index) => `${first + index === line ? '>' : ' '} ${String(first + index).padStart(width)} | ${code}`)
    .join('\n')
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}

function callsOf(error: Error): string {
  const calls = stripVTControlCharacters(error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  const own = calls.filter((call) => !/node_modules|node:internal/.test(call))
  return (own.length > 0 ? own : calls).join('\n')
}
