import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'

const algorithm = 'aes-256-gcm'
/** The first byte: what comes after it is iv, tag, and the encrypted bytes. */
const version = 1
const ivBytes = 12
const tagBytes = 16
const headBytes = 1 + ivBytes + tagBytes

const location = (id: string) => ({ table: 'attachment', column: 'data_key', row: id })

export type SealedFile = {
  readonly sealed: Buffer
  /** Encrypted with the keys of all fields: for the row. Without the row nothing opens the bytes. */
  readonly dataKey: string
}

/** Encrypts a file with a key of its own, for the one place that it belongs to. */
export function sealFile(encryption: FieldEncryption, id: string, bytes: Uint8Array): SealedFile {
  const key = randomBytes(32)
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv)
  cipher.setAAD(Buffer.from(id))
  const parts = [cipher.update(bytes), cipher.final()]
  return {
    sealed: Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), ...parts]),
    dataKey: encryption.encrypt(key.toString('base64url'), location(id)),
  }
}

/** @throws the bytes or their key were changed, moved from another file, or a key is missing */
export function openFile(
  encryption: FieldEncryption,
  { id, dataKey }: { id: string; dataKey: string },
  sealed: Buffer,
): Buffer {
  if (sealed.length < headBytes || sealed[0] !== version)
    throw new Error('A stored file is of no version that we know')
  const key = Buffer.from(encryption.decrypt(dataKey, location(id)), 'base64url')
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(1, 1 + ivBytes))
  decipher.setAAD(Buffer.from(id))
  decipher.setAuthTag(sealed.subarray(1 + ivBytes, headBytes))
  return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()])
}
