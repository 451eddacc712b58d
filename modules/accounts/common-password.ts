/** What is said to whoever wants a password that others try first. */
export const commonPasswordMessage = 'Many people use this password. Please choose another one.'

let common: Promise<ReadonlySet<string>> | undefined

/** Whether a password, in capitals or not, is one of the 3,000 that people choose most. Source: `@zxcvbn-ts/language-common`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon()
  return (await common).has(password.toLowerCase())
}

// Read when someone first chooses a password; the list has the most common ones first.
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, 3_000))
}
