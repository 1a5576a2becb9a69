import { randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKey } from './derive-key.server.ts'

/** OWASP, Password Storage: the minimum for argon2id. Memory in KiB; about 13 ms on one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const keyBytes = 32

/** Stored hashes carry their own cost; one above this limit is not ours. */
const maxCost = { memory: 262_144, passes: 16, parallelism: 8 }

const phc =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,88})\$([A-Za-z0-9+/]{43,88})$/

/** @returns argon2id in PHC format: `$argon2id$v=19$m=…,t=…,p=…$salt$key` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(password, salt, keyBytes, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(key)}`
}

/** Compares in constant time. A stored text that is no hash of ours matches nothing. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] = phc.exec(stored) ?? []
  if (!salt || !key) return false
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  }
  if (!isWithin(parameters, maxCost)) return false
  const expected = Buffer.from(key, 'base64')
  const derived = await derive(password, Buffer.from(salt, 'base64'), expected.length, parameters)
  return timingSafeEqual(derived, expected)
}

/** NFKC: two encodings of one character are the same password. */
async function derive(
  password: string,
  nonce: Buffer,
  tagLength: number,
  parameters: typeof cost,
): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return Buffer.from(await deriveKey({ message, nonce, tagLength, ...parameters }))
}

function isWithin(requested: typeof cost, limit: typeof cost): boolean {
  const { memory, passes, parallelism } = requested
  if (parallelism < 1 || passes < 1 || memory < 8 * parallelism) return false
  return memory <= limit.memory && passes <= limit.passes && parallelism <= limit.parallelism
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '')
}
