import { request } from '@playwright/test'
import type { OwnPickupPoint } from '#contract/shipping/own-pickup-point.ts'
import { address, adminEmail, adminPassword } from './shop-under-test.ts'

const place = { name: 'Studio Portland', line1: '12 Alder Street', line2: '', city: 'Portland', state: 'OR' }
const rest = {
  postalCode: '97205',
  country: 'US',
  hours: 'Mon to Fri, 10 AM to 6 PM',
  price: 3,
  readyDays: 2,
  isOn: true,
}

/** Adds the pickup point "Studio Portland" of $3 to a shop that has none, as its owner, and returns its ID. */
export async function addPickupPoint(origin: string): Promise<string> {
  const owner = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin, 'x-forwarded-for': address() },
  })
  try {
    const ask = async (method: 'post' | 'put', path: string, payload: object) => {
      const reply = await owner[method](`/api/${path}`, { data: payload })
      if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`)
      return reply.json()
    }
    await ask('post', 'users/login', { email: adminEmail, password: adminPassword })
    const { points }: { points: OwnPickupPoint[] } = await ask('post', 'shipping/listPickupPoints', {})
    const known = points.find(({ name }) => name === place.name)
    if (known) return known.pointId
    const { pointId }: { pointId: string } = await ask('post', 'shipping/addPickupPoint', { name: place.name })
    await ask('put', 'shipping/changePickupPoint', { pointId, version: 1, ...place, ...rest })
    return pointId
  } finally {
    await owner.dispose()
  }
}
