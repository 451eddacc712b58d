import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/open-database.ts'
import { setSwitches } from '#sandbox/switches.ts'
import { openSecrets } from '#server/start/open-secrets.ts'
import { compareWithShown, countOf, findInconsistencies, settle, waitUntil } from '../check-database.ts'
import { openMarkers } from '../markers.ts'
import { addProductToBuy } from '../products.ts'
import type { Lab, Row } from '../row.ts'
import { type Scene, type Stage, scenes } from '../scenes.ts'
import { failpointsBuild, startShop } from '../shop-process.ts'
import { signedIn } from './cancel-or-ship.ts'

/** Two processes with a fixed interleaving of their steps: exactly one must succeed. */
export const interleaved: Row = {
  name: 'interleaved',
  async run(lab) {
    const url = await lab.newDatabase()
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const times = lab.count(20, 3)
    const shownOrders: string[] = []
    const wrong: string[] = []
    for (const scene of scenes) {
      const found = await play(lab, { url, db, scene, times, tell: (number) => number && shownOrders.push(number) })
      wrong.push(...found.map((each) => `${scene.name}: ${each}`))
      lab.say(`   ${times} × ${scene.name}`)
    }

    const last = await startShop(lab.nextPort(), { DATABASE_URL: url, DATA_DIR: await lab.newFolder() })
    lab.later(() => last.stop())
    const left = await settle(db, 60_000)
    const paid = await countOf(db, sql`select count(*) from sandbox_sessions where status = 'paid'`)
    const orders = await countOf(db, sql`select count(*) from orders`)
    return {
      tried: scenes.length * times,
      ...(await compareWithShown(db, shownOrders)),
      wrong: [
        ...wrong,
        ...(orders === paid ? [] : [`${orders} orders for ${paid} payments`]),
        ...left,
        ...(await findInconsistencies(db)),
      ],
      note: `${scenes.length} ways × ${times}, ${shownOrders.length} orders shown`,
    }
  },
}

interface Play extends Pick<Stage, 'db' | 'tell'> {
  url: string
  scene: Scene
  times: number
}

async function play(lab: Lab, { url, db, scene, times, tell }: Play): Promise<string[]> {
  const { pausesAt, until, ends } = scene
  const marks = openMarkers(await lab.newFolder())
  const start = async (failpoints: string) => {
    const env = {
      DATABASE_URL: url,
      DATA_DIR: await lab.newFolder(),
      FAILPOINTS: failpoints,
      FAILPOINTS_MARKS: marks.folder,
    }
    return startShop(lab.nextPort(), env, failpointsBuild)
  }
  const [first, second] = await Promise.all([start(`${pausesAt}=pause-until:${until}`), start(`${until}=delay:0`)])
  // The row reports what is found here.
  await db.transaction((tx) => setSwitches(tx, ['webhook-never'], { isKept: false }))
  const [owner, product, { sandbox: secret }] = [
    await signedIn(second.origin),
    await addProductToBuy(db, null),
    await openSecrets(db),
  ]
  const wrong = new Set<string>()
  try {
    for (let time = 0; time < times; time++) {
      const acts = await scene.begin({ first, second, owner, db, product, secret, tell })
      await marks.removeAll()
      const firsts = acts.first()
      if (!(await waitUntil(async () => marks.has(pausesAt)))) wrong.add(`no process reached ${pausesAt}`)
      await marks.remove(until)
      const ended = { second: await acts.second(), first: await firsts }
      if (ended.first !== ends.first || ended.second !== ends.second) wrong.add(JSON.stringify(ended))
    }
  } finally {
    await Promise.all([first.stop(), second.stop()])
  }
  const output = first.output() + second.output()
  return [
    ...wrong,
    ...[pausesAt, until].filter((at) => !output.includes(`Failpoint ${at} was reached`)),
    ...failed(output),
  ]
}

function failed(output: string): string[] {
  return output.includes('No process reached the failpoint') ? ['a pause did not end'] : []
}
