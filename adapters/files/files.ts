import type { Readable } from 'node:stream'

/** File storage. Keys consist of words and slashes, such as `images/ab12.avif`. */
export interface Files {
  name: 'disk' | 's3'
  /** Stores or replaces a file. A stream that fails leaves the previous content. */
  write(key: string, content: Buffer | Readable): Promise<void>
  /** The content; null if the file does not exist. */
  read(key: string): Promise<Buffer | null>
  stream(key: string): Promise<{ content: Readable; bytes: number } | null>
  has(key: string): Promise<boolean>
  /** The keys below a folder such as `uploads`, in any order; all keys if none is given. */
  list(folder?: string): AsyncIterable<string>
  remove(key: string): Promise<void>
  /** Closes connections; the storage cannot be used afterwards. */
  close(): void
}

/** The storage is unavailable; a retry may succeed. */
export class FilesUnavailableError extends Error {
  readonly code = 'EFILESAWAY'

  constructor(cause: unknown) {
    super('The file storage is unavailable.', { cause })
    this.name = 'FilesAwayError'
  }
}
