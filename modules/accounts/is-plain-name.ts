/** Whether a name carries no address of a site: names stand in emails, and those may go to someone else's mailbox. */
export function isPlainName(name: string): boolean {
  return !/:\/\/|www\./i.test(name)
}
