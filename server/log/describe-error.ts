/** An error as it is logged. */
export interface DescribedError {
  type: string
  message: string
  stack?: string
  /** The error code of the system or the database. */
  code?: string

  table?: string
  column?: string
  constraint?: string
  cause?: DescribedError
}

const named = ['code', 'table', 'column', 'constraint'] as const

/**
 * An error without personal data: statements keep their `$1`, and row details of the database and email addresses are
 * left out.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: stripEmails(textOf(error)) }
  const facts = error as Error & { [Name in (typeof named)[number]]?: unknown }
  const known = named.filter((name) => typeof facts[name] === 'string').map((name) => [name, facts[name]])
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...(frames && { stack: frames.join('\n') }),
    ...Object.fromEntries(known),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

// The job queue reports copies of errors, which are no errors themselves.
function textOf(thrown: unknown): string {
  const text = typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown
  return String(text).split('\nparams: ', 1)[0] ?? ''
}

function messageOf(error: Error): string {
  // Drizzle appends the values of $1, $2, … to the message.
  const message = stripEmails(error.message.split('\nparams: ', 1)[0] ?? '')
  // Messages of class 22 quote the invalid value.
  return 'code' in error && /^22\w{3}$/.test(String(error.code)) ? message.replace(/"[^"]*"?/g, '"…"') : message
}

function stripEmails(text: string): string {
  return text.slice(0, 4_000).replace(/[^\s@"'<>(),;:=]+@[^\s@"'<>(),;:=]+/g, '…@…')
}
