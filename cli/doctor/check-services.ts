import { createTransport } from 'nodemailer'
import type { Config } from '#server/config/config.ts'
import { openFiles } from '#server/start/open-files.ts'
import { type Finding, good, note, wordsOf, wrong } from './finding.ts'

const timeoutMs = 10_000

/** Whether the mail server takes us in; nothing is sent. */
export async function checkMail({ smtpUrl }: Config): Promise<Finding> {
  const name = 'Mail'
  if (!smtpUrl) return note(name, 'Emails stay in the shop, at /admin/mail.', 'Set SMTP_URL to send them.')
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
    return good(name, `${host} takes emails from here.`)
  } catch (error) {
    return wrong(
      name,
      `${host} does not take us in (${wordsOf(error)}).`,
      'See that SMTP_URL names the right host, port, user and password, and that the port may be reached from here.',
    )
  } finally {
    transport.close()
  }
}

/** Whether the bucket is there and may be written to; files on disk lie in the data folder, which is looked at anyway. */
export async function checkFiles(config: Config): Promise<Finding> {
  const name = 'Files'
  if (!config.bucket) return good(name, 'They are kept in the data folder.')
  try {
    const files = await openFiles(config)
    files.close()
    return good(name, `The bucket ${config.bucket.name} can be read and written.`)
  } catch (error) {
    return wrong(name, wordsOf(error), 'See the variables that begin with S3_, and what these keys may do.')
  }
}
