import { createCipheriv, createHmac } from 'node:crypto'

/**
 * Encrypts a text with a key (base64url of 32 bytes): base64 of iv (12 bytes), ciphertext and tag (16 bytes) of
 * AES-256-GCM. The iv is derived from the text, so that equal texts have equal output and its first 16 characters
 * identify the text.
 *
 * To read it: decode the base64, take the first 12 bytes as iv and the last 16 as tag, and decrypt the bytes between.
 */
export function encryptProductList(text: string, key: string): string {
  const secret = Buffer.from(key, 'base64url')
  const iv = createHmac('sha256', secret).update('product-list').update(text).digest().subarray(0, 12)
  const cipher = createCipheriv('aes-256-gcm', secret, iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}
