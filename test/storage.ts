import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { Bucket } from '#adapters/files/s3.ts'

/** Intercepts a request to the storage; returns whether it is then forwarded to the storage. */
type Trouble = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

export interface Storage {
  bucket: Bucket
  /** Intercepts requests from now on; null stops that. */
  trouble(meet: Trouble | null): void
  close(): Promise<void>
}

/** A real S3 server with one bucket, behind a proxy that can cause faults. */
export async function openStorage(): Promise<Storage> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-s3-'))
  const configureBuckets = [{ name: 'products', configs: [] }]
  const storage = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await storage.run()

  const agent = new Agent()
  let meet: Trouble | null = null
  const line = createServer(async (request, response) => {
    if (meet && !(await meet(request, response))) return
    const { method, url, headers } = request
    const onward = ask({ agent, port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const address = line.address() as AddressInfo

  return {
    bucket: {
      name: 'products',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${address.port}`,
      keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      isInPath: true,
    },
    trouble(next) {
      meet = next
    },
    async close() {
      line.closeAllConnections()
      line.close()
      agent.destroy()
      await storage.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
