/** Encrypts stored texts. Each is bound to its name: moved to another name it does not open. */
export interface Cipher {
  seal(name: string, text: string): Promise<string>
  /** Null unless the text was sealed by this cipher, under this name and in this version. */
  open(name: string, stored: string): Promise<string | null>
}

/** Raised when the stored shape changes; other versions are dropped. */
const version = 1
const sealedMark = `${version}a.`
/** What an encoded text begins with. */
export const encodedMark = `${version}b.`
const ivBytes = 12

/**
 * AES-GCM under the key from `loadKey`; without a key, texts are only encoded. A key that fails to load fails the call, and
 * the next call tries again.
 */
export function createCipher(loadKey: () => Promise<CryptoKey | null>): Cipher {
  let loading: Promise<CryptoKey | null> | undefined
  const key = () => {
    loading ??= loadKey().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    async seal(name, text) {
      const found = await key()
      if (!found) return encode(text)
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      const sealed = await crypto.subtle.encrypt(rule(name, iv), found, new TextEncoder().encode(text))
      return sealedMark + toBase64(iv) + toBase64(new Uint8Array(sealed))
    },

    async open(name, stored) {
      if (!stored.startsWith(sealedMark)) return decode(stored)
      const found = await key()
      const bytes = fromBase64(stored.slice(sealedMark.length))
      if (!found || !bytes) return null
      const [iv, sealed] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes)]
      return crypto.subtle
        .decrypt(rule(name, iv), found, sealed)
        .then((text) => new TextDecoder().decode(text))
        .catch(() => null)
    },
  }
}

function rule(name: string, iv: Uint8Array<ArrayBuffer>) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) }
}

/** Base64 with a version prefix. */
export function encode(text: string): string {
  return encodedMark + toBase64(new TextEncoder().encode(text))
}

/** Null for anything `encode` did not produce. */
export function decode(stored: string): string | null {
  if (!stored.startsWith(encodedMark)) return null
  const bytes = fromBase64(stored.slice(encodedMark.length))
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

// In chunks, since the number of arguments is limited; spreading or mapping takes six times as long.
function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8_192) {
    binary += Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + 8_192))
  }
  return btoa(binary)
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text)
    const bytes = new Uint8Array(binary.length)
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
    return bytes
  } catch {
    return null
  }
}
