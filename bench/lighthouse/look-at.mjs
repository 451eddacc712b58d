import { openLighthouse } from './look.mjs'

// What Lighthouse says of the pages whose addresses are the arguments, as JSON: `node look-at.mjs <url> ...`.
const eyes = await openLighthouse()
try {
  const rows = []
  for (const url of process.argv.slice(2)) rows.push(await eyes.lookTwice(url))
  console.log(JSON.stringify(rows))
} finally {
  await eyes.close()
}
