import type { Readable } from 'node:stream'

/** Where the shop keeps files. A key is made of words and slashes, such as `pictures/ab12.avif`. */
export interface Files {
  name: 'disk' | 's3'
  write(key: string, content: Buffer): Promise<void>
  /** The content, or null where there is no such file. */
  read(key: string): Promise<Buffer | null>
  stream(key: string): Promise<{ content: Readable; bytes: number } | null>
  remove(key: string): Promise<void>
}
