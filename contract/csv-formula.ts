// Spreadsheets execute cells that begin like this. Source: OWASP, "CSV Injection".
const dangerous = /^'*[=+\-@\t\r＝＋－＠]/

/** Escapes a cell that a spreadsheet would execute as a formula, with an apostrophe. */
export function escapeFormula(text: string): string {
  return dangerous.test(text) ? `'${text}` : text
}

/** Reverts `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && dangerous.test(text) ? text.slice(1) : text
}
