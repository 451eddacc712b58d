import { Client } from 'pg'
import { startEmbeddedServer } from './start-embedded-server.ts'

// Run by the tests as a shop of its own, to be killed: says its server's process, then each row that was acknowledged.
const server = await startEmbeddedServer({ dataDir: process.argv[2] ?? '' })
process.stdout.write(`${server.pid}\n`)

const client = new Client({ connectionString: server.url })
await client.connect()
await client.query('create table kept (id int)')
for (let id = 1; ; id++) {
  await client.query('insert into kept values ($1)', [id])
  process.stdout.write(`${id}\n`)
}
