import type { Config } from '#server/config/config.ts'
import { isLoopback } from '#server/config/is-loopback.ts'
import { type Finding, good, note, wrong } from './finding.ts'

const oldestNode = 24

/** Whether this Node can run the shop. */
export function checkNode(version = process.versions.node): Finding {
  if (Number.parseInt(version, 10) >= oldestNode) return good('Node', version)
  return wrong(
    'Node',
    `${version} is too old.`,
    `Install Node ${oldestNode}, or start with npm start, which brings it.`,
  )
}

/** Whether the shop's address is one that others can reach, safely. */
export function checkOrigin({ origin, trustProxy }: Config): Finding {
  const name = 'PUBLIC_ORIGIN'
  if (isLoopback(origin)) {
    return note(name, `${origin} is reached from this machine alone.`, 'Set PUBLIC_ORIGIN before others come.')
  }
  if (!origin.startsWith('https:')) {
    return wrong(
      name,
      `${origin} is not encrypted: passwords and addresses can be read on the way.`,
      'Put a proxy with TLS in front, and let PUBLIC_ORIGIN begin with https://.',
    )
  }
  if (trustProxy) return good(name, origin)
  return note(
    name,
    `${origin}, but TRUST_PROXY is not set: every visitor seems to come from the proxy and shares its limits.`,
    'Set TRUST_PROXY=1 where a proxy sets X-Forwarded-For.',
  )
}

/** Who takes the money. That the keys have the right shape is seen when the settings are read. */
export function checkPayments({ stripe, origin }: Config): Finding {
  const name = 'Payments'
  if (!stripe) {
    return note(name, 'They go to the sandbox, where no money moves.', 'Set STRIPE_SECRET_KEY to be paid.')
  }
  const { webhookSecrets, secretKey } = stripe
  const secrets = webhookSecrets.length === 1 ? 'one webhook secret' : `${webhookSecrets.length} webhook secrets`
  const isLive = secretKey.includes('_live_')
  if (isLive) return good(name, `Stripe, with a live key and ${secrets}, for ${origin}/api/webhooks/payment.`)
  return note(name, `Stripe, with a test key and ${secrets}: no money moves.`, 'Set a live key to be paid.')
}
