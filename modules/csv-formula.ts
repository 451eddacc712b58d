// Spreadsheets run what begins so. Source: OWASP, "CSV Injection".
const dangerous = /^'*[=+\-@\t\r＝＋－＠]/

/** A cell that no spreadsheet takes for a formula: an apostrophe stands before what looks like one. */
export function escapeFormula(text: string): string {
  return dangerous.test(text) ? `'${text}` : text
}

/** Takes back what `escapeFormula` did. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && dangerous.test(text) ? text.slice(1) : text
}
