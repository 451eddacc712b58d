/** Whether a name contains no URL: names appear in emails, which may reach someone else's mailbox. */
export function isPlainName(name: string): boolean {
  return !/:\/\/|www\./i.test(name)
}
