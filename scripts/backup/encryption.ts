import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import * as age from 'age-encryption'
import { PlainError } from '../progress.ts'
import { Stopped } from '../stop-signal.ts'

/** Bytes that come one piece after the other. */
export type Bytes = AsyncIterable<Uint8Array>

export type KeyPair = { readonly identity: string; readonly recipient: string }

export async function generateKeyPair(): Promise<KeyPair> {
  const identity = await age.generateX25519Identity()
  return { identity, recipient: await age.identityToRecipient(identity) }
}

/**
 * Encrypts for all of the recipients: each of their identities opens it.
 * @throws {PlainError} a recipient is none
 */
export async function encrypt(source: Bytes, recipients: readonly string[]): Promise<Bytes> {
  return encrypterFor(recipients).encrypt(toWebStream(source))
}

/** @throws {PlainError} one is no recipient of age, or there is none */
export function requireRecipients(recipients: readonly string[]): void {
  encrypterFor(recipients)
}

/**
 * What it yields is authentic piece by piece; that nothing is missing is known at the end.
 * @throws {PlainError} the identity does not fit, or the content is damaged
 */
export async function* decrypt(source: Bytes, identities: readonly string[]): Bytes {
  const decrypter = new age.Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  try {
    yield* await decrypter.decrypt(toWebStream(source))
  } catch (error) {
    if (error instanceof PlainError || error instanceof Stopped) throw error
    throw new PlainError(`The backup cannot be decrypted: ${toReason(error)}`)
  }
}

/**
 * Reads a file as `age-keygen` writes it: an identity on a line, and comments.
 * @throws {PlainError} there is none in it
 */
export function readIdentities(file: string): string[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new PlainError(`The key file ${file} cannot be read.`)
  }
  const lines = text.split('\n').map((line) => line.trim())
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const isIdentity = (line: string) => /^AGE-SECRET-KEY-1[A-Z0-9]+$/.test(line)
  if (identities.length > 0 && identities.every(isIdentity)) return identities
  // Without the line: it may be a key that was copied in part.
  throw new PlainError(
    `${file} is not a key file: each line must begin with AGE-SECRET-KEY-1, or with # where it is a comment.`,
  )
}

function encrypterFor(recipients: readonly string[]): age.Encrypter {
  const encrypter = new age.Encrypter()
  if (recipients.length === 0)
    throw new PlainError(
      'No recipient is known to encrypt for. Make a key with "npm run backup -- --new-key" and set BACKUP_RECIPIENT.',
    )
  for (const recipient of recipients) {
    // A secret key in this place would be stored on the machine that it must not be on.
    if (!recipient.startsWith('age1'))
      throw new PlainError(
        'BACKUP_RECIPIENT must begin with "age1": it is the public half of a key.',
      )
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new PlainError(`The recipient "${recipient}" is mistyped or cut off.`)
    }
  }
  return encrypter
}

function toWebStream(source: Bytes): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source, { objectMode: false })) as ReadableStream<Uint8Array>
}

function toReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/no identity matched/.test(message)) return 'it was encrypted for another key.'
  if (/invalid tag|chunk is empty|invalid|too small/.test(message))
    return 'it is damaged, or not complete.'
  return message
}
