/** A fault as it may be logged. */
export interface DescribedError {
  type: string
  message: string
  stack?: string
  /** What the system or the database calls it. */
  code?: string
  /** Where in the database it happened. */
  table?: string
  column?: string
  constraint?: string
  cause?: DescribedError
}

const named = ['code', 'table', 'column', 'constraint'] as const

/**
 * What went wrong and where, without the values that were worked on: statements keep their `$1`, what the database says of
 * a row and mail addresses are left out.
 */
export function describeError(fault: unknown): DescribedError {
  if (!(fault instanceof Error)) return { type: typeof fault, message: stripEmails(String(fault)) }
  const facts = fault as Error & { [Name in (typeof named)[number]]?: unknown }
  const known = named.filter((name) => typeof facts[name] === 'string').map((name) => [name, facts[name]])
  const frames = fault.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: fault.constructor.name,
    message: wordsOf(fault),
    ...(frames && { stack: frames.join('\n') }),
    ...Object.fromEntries(known),
    ...(fault.cause !== undefined && { cause: describeError(fault.cause) }),
  }
}

function wordsOf(fault: Error): string {
  // The library that asks the database adds what stood for $1, $2, …
  const words = stripEmails(fault.message.split('\nparams: ', 1)[0] ?? '')
  // Class 22 quotes the value that could not be read.
  return 'code' in fault && /^22\w{3}$/.test(String(fault.code)) ? words.replace(/"[^"]*"?/g, '"…"') : words
}

function stripEmails(words: string): string {
  return words.slice(0, 4_000).replace(/[^\s@"'<>(),;:=]+@[^\s@"'<>(),;:=]+/g, '…@…')
}
