import { createTransport } from 'nodemailer'
import type { Config } from '#server/config/config.ts'
import { openFiles } from '#server/start/open-files.ts'
import { errorMessage, type Finding, good, note, wrong } from './finding.ts'

const timeoutMs = 10_000

/** Whether the SMTP server accepts our connection and credentials; sends no email. */
export async function checkSmtp({ smtpUrl }: Config): Promise<Finding> {
  const name = 'Mail'
  if (!smtpUrl)
    return note(
      name,
      'SMTP_URL is not set: emails are stored at /admin/mail and not sent.',
      'Set SMTP_URL to send them.',
    )
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  })
  const { host } = new URL(smtpUrl)
  try {
    await transport.verify()
    return good(name, `${host} accepts email.`)
  } catch (error) {
    return wrong(
      name,
      `${host} refused the connection (${errorMessage(error)}).`,
      'Check host, port, user and password in SMTP_URL, and that a firewall does not block the port.',
    )
  } finally {
    transport.close()
  }
}

/** Whether the bucket exists and is writable; files on disk are in the data folder, which has a check of its own. */
export async function checkFiles(config: Config): Promise<Finding> {
  const name = 'Files'
  if (!config.bucket) return good(name, 'Stored in the data folder.')
  try {
    const files = await openFiles(config)
    files.close()
    return good(name, `Bucket ${config.bucket.name} is readable and writable.`)
  } catch (error) {
    return wrong(name, errorMessage(error), 'Check the S3_ variables and the permissions of the access key.')
  }
}
