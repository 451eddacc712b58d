import type { Config } from '#server/config/config.ts'
import { isLoopback } from '#server/config/is-loopback.ts'
import { type Finding, good, note, wrong } from './finding.ts'

const minNodeVersion = 24

/** Whether this version of Node can run the shop. */
export function checkNode(version = process.versions.node): Finding {
  if (Number.parseInt(version, 10) >= minNodeVersion) return good('Node', version)
  return wrong('Node', `${version} is too old.`, `Install Node ${minNodeVersion}, or use npm start, which includes it.`)
}

/** Whether the shop has a public HTTPS address. */
export function checkOrigin({ origin, trustProxy }: Config): Finding {
  const name = 'PUBLIC_ORIGIN'
  if (isLoopback(origin)) {
    return note(name, `${origin} is reachable only from this machine.`, 'Set PUBLIC_ORIGIN before going public.')
  }
  if (!origin.startsWith('https:')) {
    return wrong(
      name,
      `${origin} is not encrypted: passwords and addresses can be intercepted.`,
      'Put a TLS proxy in front and set PUBLIC_ORIGIN to its https:// address.',
    )
  }
  if (trustProxy) return good(name, origin)
  return note(
    name,
    `${origin}, but TRUST_PROXY is not set: behind a proxy all visitors share one rate limit.`,
    'Set TRUST_PROXY=1 if a proxy sets X-Forwarded-For.',
  )
}

/** Which payment provider is used; readConfig has validated the format of the keys. */
export function checkPayments({ stripe, origin }: Config): Finding {
  const name = 'Payments'
  if (!stripe) {
    return note(name, 'Sandbox payments: no money moves.', 'Set STRIPE_SECRET_KEY to accept payments.')
  }
  const { webhookSecrets, secretKey } = stripe
  const secrets = webhookSecrets.length === 1 ? 'one webhook secret' : `${webhookSecrets.length} webhook secrets`
  const isLive = secretKey.includes('_live_')
  if (isLive) return good(name, `Stripe with a live key and ${secrets}, webhook ${origin}/api/webhooks/payment.`)
  return note(name, `Stripe with a test key and ${secrets}: no money moves.`, 'Set a live key to accept payments.')
}
