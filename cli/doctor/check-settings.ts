import { apiLaunchMessages } from '#messages/en-US/api/launch.ts'
import { cliDoctorMessages } from '#messages/en-US/cli/doctor.ts'
import { isLoopback } from '#modules/is-loopback.ts'
import type { Config } from '#server/config/config.ts'
import { type Finding, good, note, wrong } from './finding.ts'

const minNodeVersion = 24

/** Whether this version of Node can run the shop. */
export function checkNode(version = process.versions.node): Finding {
  if (Number.parseInt(version, 10) >= minNodeVersion) return good(cliDoctorMessages.node, version)
  return wrong(
    cliDoctorMessages.node,
    cliDoctorMessages.nodeTooOld(version),
    cliDoctorMessages.nodeAdvice(minNodeVersion),
  )
}

/** Whether the shop has a public HTTPS address. */
export function checkOrigin({ origin, trustProxy }: Config): Finding {
  const name = cliDoctorMessages.origin
  if (isLoopback(origin)) {
    return note(name, cliDoctorMessages.originLocal(origin), cliDoctorMessages.originLocalAdvice)
  }
  if (!origin.startsWith('https:')) {
    return wrong(name, cliDoctorMessages.originPlain(origin), apiLaunchMessages.httpsAdvice)
  }
  if (trustProxy) return good(name, origin)
  return note(name, cliDoctorMessages.noProxy(origin), cliDoctorMessages.noProxyAdvice)
}

/** Which payment provider is used; readConfig has validated the format of the keys. */
export function checkPayments({ stripe, origin }: Config): Finding {
  const name = cliDoctorMessages.payments
  if (!stripe) {
    return note(name, cliDoctorMessages.sandbox, cliDoctorMessages.sandboxAdvice)
  }
  const { webhookSecrets, secretKey } = stripe
  const secrets = webhookSecrets.length
  const isLive = secretKey.includes('_live_')
  if (isLive) return good(name, cliDoctorMessages.stripeLive(secrets, `${origin}/api/webhooks/payment`))
  return note(name, cliDoctorMessages.stripeTest(secrets), cliDoctorMessages.stripeTestAdvice)
}

/** Whether the secrets of the shop are stored under a key; an embedded database has one in its data folder. */
export function checkSecrets({ databaseUrl, secretsKey }: Config): Finding {
  const name = cliDoctorMessages.secrets
  if (secretsKey !== null) return good(name, cliDoctorMessages.secretsUnderVariable)
  if (databaseUrl === null) return good(name, cliDoctorMessages.secretsUnderFile)
  return note(name, cliDoctorMessages.secretsReadable, cliDoctorMessages.secretsReadableAdvice)
}
