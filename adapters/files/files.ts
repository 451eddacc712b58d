import type { Readable } from 'node:stream'

/** Where the shop keeps files. A key is made of words and slashes, such as `images/ab12.avif`. */
export interface Files {
  name: 'disk' | 's3'
  /** Keeps the content under the key, in place of what was there. A stream that breaks off leaves what was there. */
  write(key: string, content: Buffer | Readable): Promise<void>
  /** The content, or null where there is no such file. */
  read(key: string): Promise<Buffer | null>
  stream(key: string): Promise<{ content: Readable; bytes: number } | null>
  has(key: string): Promise<boolean>
  /** The keys of a folder such as `uploads`, and of the folders in it, in any order; every key where none is named. */
  list(folder?: string): AsyncIterable<string>
  remove(key: string): Promise<void>
  /** Lets go of what was kept open; nothing is asked for after that. */
  close(): void
}

/** The storage does not answer, or is not able to: asking again later makes sense. */
export class FilesAwayError extends Error {
  readonly code = 'EFILESAWAY'

  constructor(cause: unknown) {
    super('The storage of the files does not answer.', { cause })
    this.name = 'FilesAwayError'
  }
}
