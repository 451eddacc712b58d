let common: Promise<ReadonlySet<string>> | undefined

/** Whether a password, ignoring case, is among the 3,000 most common. Source: `@zxcvbn-ts/language-common`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon()
  return (await common).has(password.toLowerCase())
}

// Loaded on demand; the list is sorted by frequency.
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, 3_000))
}
