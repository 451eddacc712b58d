declare module 's3rver' {
  /** A storage that speaks S3 and keeps what it is given in a folder. Its keys are `S3RVER`, both. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
