import { Client } from 'pg'
import { startEmbeddedServer } from './start-embedded-server.ts'

// Tests run this as a separate shop and kill it. It prints the server's process ID, then every acknowledged row.
const server = await startEmbeddedServer({ dataDir: process.argv[2] ?? '' })
process.stdout.write(`${server.pid}\n`)

const client = new Client({ connectionString: server.url })
await client.connect()
await client.query('create table kept (id int)')
for (let id = 1; ; id++) {
  await client.query('insert into kept values ($1)', [id])
  process.stdout.write(`${id}\n`)
}
