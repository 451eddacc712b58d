import { escapeFormula } from './csv-formula.ts'

/** Rows as CSV (RFC 4180), with the cells escaped that a spreadsheet would execute as formulas. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => quoted(escapeFormula(cell))).join()}\r\n`).join('')
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
