import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { environment } from '../environment.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const key = Buffer.from(
  hkdfSync('sha256', environment.payloadSecret, 'trivsel editors', 'second factor', 32),
)

/** For this editor alone: in the row of another it does not open. Never the same twice. */
export function encryptFactor(secret: string, editorId: number): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv)
  cipher.setAAD(Buffer.from(String(editorId)))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url')
}

/** @throws the value was changed, belongs to another editor, or PAYLOAD_SECRET is another one now */
export function decryptFactor(stored: string, editorId: number): string {
  const bytes = Buffer.from(stored, 'base64url')
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
  decipher.setAAD(Buffer.from(String(editorId)))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const text = decipher.update(bytes.subarray(ivBytes, -tagBytes))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}
