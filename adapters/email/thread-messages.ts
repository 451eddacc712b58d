import type { EmailMessage } from './mailer.ts'

/** What the thread is started with. */
export interface ThreadData {
  url: string
  from: string | null
  folder: string
}

export type ThreadTask = { do: 'send'; id: number; message: EmailMessage } | { do: 'close' }

/** `refusal` is the error message of an email that was not accepted. */
export interface ThreadResult {
  id: number
  refusal: string | null
}
