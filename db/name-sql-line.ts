/** The error of the database with the file and line it refers to in front; `from` is where the statement begins in `text`. */
export function nameSqlLine(cause: unknown, file: string, text: string, from = 0): unknown {
  if (!(cause instanceof Error)) return cause
  const position = 'position' in cause ? Number(cause.position) - 1 : 0
  const line = text.slice(0, from + position).split('\n').length
  return new Error(`${file}:${line} ${cause.message}`, { cause })
}
