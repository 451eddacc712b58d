import { doctorMessages } from '#messages/en-US/doctor.ts'
import { isLoopback } from '#modules/is-loopback.ts'
import type { Config } from '#server/config/config.ts'
import { type Finding, good, note, wrong } from './finding.ts'

const minNodeVersion = 24

/** Whether this version of Node can run the shop. */
export function checkNode(version = process.versions.node): Finding {
  if (Number.parseInt(version, 10) >= minNodeVersion) return good(doctorMessages.node, version)
  return wrong(doctorMessages.node, doctorMessages.nodeTooOld(version), doctorMessages.nodeAdvice(minNodeVersion))
}

/** Whether the shop has a public HTTPS address. */
export function checkOrigin({ origin, trustProxy }: Config): Finding {
  const name = doctorMessages.origin
  if (isLoopback(origin)) {
    return note(name, doctorMessages.originLocal(origin), doctorMessages.originLocalAdvice)
  }
  if (!origin.startsWith('https:')) {
    return wrong(name, doctorMessages.originPlain(origin), doctorMessages.originPlainAdvice)
  }
  if (trustProxy) return good(name, origin)
  return note(name, doctorMessages.noProxy(origin), doctorMessages.noProxyAdvice)
}

/** Which payment provider is used; readConfig has validated the format of the keys. */
export function checkPayments({ stripe, origin }: Config): Finding {
  const name = doctorMessages.payments
  if (!stripe) {
    return note(name, doctorMessages.sandbox, doctorMessages.sandboxAdvice)
  }
  const { webhookSecrets, secretKey } = stripe
  const secrets = webhookSecrets.length
  const isLive = secretKey.includes('_live_')
  if (isLive) return good(name, doctorMessages.stripeLive(secrets, `${origin}/api/webhooks/payment`))
  return note(name, doctorMessages.stripeTest(secrets), doctorMessages.stripeTestAdvice)
}
