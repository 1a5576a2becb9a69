import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makePrivateKey } from '../apps/portal/src/platform/push/vapid-keys.ts'
import { PlainError } from './progress.ts'

const generators = {
  DATABASE_PASSWORD: () => randomBytes(24).toString('base64url'),
  SITE_KEY: () => randomBytes(32).toString('base64url'),
  PAYLOAD_SECRET: () => randomBytes(32).toString('base64url'),
  AUTH_SECRET: () => randomBytes(32).toString('base64url'),
  /** One key with its id; another one is put before it when it is to be changed. */
  FIELD_KEYS: () => `first:${randomBytes(32).toString('base64url')}`,
  /** The public key is made of it (scripts/settings.ts). */
  WEB_PUSH_PRIVATE_KEY: makePrivateKey,
  DEV_KEY: () => randomBytes(24).toString('base64url'),
  /** How the card provider, or its simulator, identifies the merchant. */
  PAYMENT_TOKEN: () => randomBytes(32).toString('base64url'),
  /** In the address that the provider calls back. */
  PAYMENT_CALLBACK_SECRET: () => randomBytes(32).toString('base64url'),
  /** What the mail server delivers with. */
  MAIL_IN_SECRET: () => randomBytes(32).toString('base64url'),
  SIMULATOR_KEY: () => randomBytes(24).toString('base64url'),
} satisfies Record<string, () => string>

type SecretName = keyof typeof generators
export type Secrets = Record<SecretName, string>

export const secretNames = Object.keys(generators) as SecretName[]

/** What is stored can be read with these alone: new ones would be of no use. */
const neededByData = ['DATABASE_PASSWORD', 'FIELD_KEYS', 'PAYLOAD_SECRET'] as const

/**
 * The secrets of this clone: made at the first start, stored in a file that only its owner may read.
 * A secret that a later version needs is added to the file.
 *
 * @throws {PlainError} the file is there but cannot be used
 */
export function loadSecrets(
  file: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Secrets {
  mkdirSync(dirname(file), { recursive: true })
  const stored = readSecrets(file)
  const lost = stored ? neededByData.filter((name) => !stored[name] && !environment[name]) : []
  if (lost.length > 0)
    throw new PlainError(
      `The secrets in ${file} lack ${lost.join(' and ')}: without it what is stored cannot be read. Bring back that file from a backup, or delete the folder ${dirname(file)} to begin again without what is stored.`,
    )
  if (stored && secretNames.every((name) => stored[name]))
    return { ...generateSecrets(), ...stored }
  const unfinished = `${file}.new-${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify({ ...generateSecrets(), ...stored }, null, 2)}\n`, {
    mode: 0o600,
  })
  try {
    if (stored) renameSync(unfinished, file)
    // Unlike a rename, a link never replaces what another start has just made.
    else linkSync(unfinished, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  return loadSecrets(file, environment)
}

export function generateSecrets(): Secrets {
  const made = secretNames.map((name) => [name, generators[name]()])
  return Object.fromEntries(made)
}

function readSecrets(file: string): Partial<Secrets> | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new PlainError(
      `The secrets in ${file} cannot be read: they belong to the user who first started Trivsel here.`,
    )
  }
  try {
    const content: unknown = JSON.parse(text)
    if (typeof content !== 'object' || content === null) throw new Error('not an object')
    const known = Object.entries(content).filter(
      ([name, value]) => name in generators && typeof value === 'string' && value !== '',
    )
    return Object.fromEntries(known)
  } catch {
    throw new PlainError(`The secrets in ${file} are damaged. Restore that file from a backup.`)
  }
}
