import { createTransport } from 'nodemailer'
import { cliDoctorMessages } from '#messages/en-US/cli/doctor.ts'
import type { Config } from '#server/config/config.ts'
import { openFiles } from '#server/start/open-files.ts'
import { errorMessage, type Finding, good, note, wrong } from './finding.ts'

const timeoutMs = 10_000

/** Whether the SMTP server accepts our connection and credentials; sends no email. */
export async function checkSmtp({ smtpUrl }: Config): Promise<Finding> {
  const name = cliDoctorMessages.email
  if (!smtpUrl) return note(name, cliDoctorMessages.emailStored, cliDoctorMessages.emailStoredAdvice)
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
    return good(name, cliDoctorMessages.emailAccepted(host))
  } catch (error) {
    return wrong(name, cliDoctorMessages.emailRefused(host, errorMessage(error)), cliDoctorMessages.emailRefusedAdvice)
  } finally {
    transport.close()
  }
}

/** Whether the bucket exists and is writable; files on disk are in the data folder, which has a check of its own. */
export async function checkFiles(config: Config): Promise<Finding> {
  const name = cliDoctorMessages.files
  if (!config.bucket) return good(name, cliDoctorMessages.filesInFolder)
  try {
    const files = await openFiles(config)
    files.close()
    return good(name, cliDoctorMessages.bucketReady(config.bucket.name))
  } catch (error) {
    return wrong(name, errorMessage(error), cliDoctorMessages.bucketAdvice)
  }
}
