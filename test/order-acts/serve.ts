import { readConfig } from '#server/config/config.ts'
import { openShop } from '#server/start/open-shop.ts'

// A server of the shop without pages, by the environment; tells its parent when it is open, and closes with it.
const config = readConfig(process.env)
const shop = await openShop(config, () => {})
const app = await shop.serve()
await app.listen({ port: config.port, host: config.host })
await shop.work()
process.send?.('open')

process.once('disconnect', async () => {
  await app.close()
  await shop.close()
  process.exit()
})
