import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { setImmediate as pause } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { unescapeFormula } from '#contract/csv-formula.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'

/** An error in a file: its position as a spreadsheet shows it, and a message. The heading is line 1. */
export interface TableError {
  line: number
  column: string
  message: string
}

export interface TableLine {
  line: number
  cells: string[]
}

const chunkBytes = 64 * 1024

/**
 * Reads a CSV file line by line without blocking the process. The delimiter is the most frequent of comma, semicolon
 * and tab in the heading. An unreadable line ends the reading and is added to `errors`.
 */
export async function* readTable(file: Buffer, errors: TableError[]): AsyncGenerator<TableLine> {
  if (file.length === 0) return void errors.push({ line: 1, column: '', message: apiImportsMessages.fileEmpty })
  if (!isUtf8(file) || file.includes(0)) {
    return void errors.push({ line: 1, column: '', message: apiImportsMessages.notUtf8 })
  }
  const parser = Readable.from(chunksOf(file)).compose(
    parse({
      bom: true,
      delimiter: delimiterOf(file),
      relax_column_count: true,
      max_record_size: 200_000,
    }),
  )
  let line = 0
  try {
    for await (const record of parser) {
      line++
      if (line % 200 === 0) await pause()
      const cells = (record as string[]).map(unescapeFormula)
      if (cells.some((cell) => cell.trim())) yield { line, cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    errors.push({ line: line + 1, column: '', message: sentenceFor(error.code) })
  }
}

function* chunksOf(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += chunkBytes) yield file.subarray(at, at + chunkBytes)
}

function delimiterOf(file: Buffer): string {
  const heading = file.subarray(0, 4_000).toString().split(/\r?\n/, 1)[0] ?? ''
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: heading.split(sign).length }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).sign
}

function sentenceFor(code: string): string {
  return code === 'CSV_MAX_RECORD_SIZE' ? apiImportsMessages.lineTooLong : apiImportsMessages.quoteInvalid
}
