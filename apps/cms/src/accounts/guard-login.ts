import crypto from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { type CountedAttempt, loginLimits } from '@trivsel/account-guard/attempt-limit'
import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, Payload } from 'payload'
import { notedClientAddress } from '../requests/client-address.ts'
import { countAttempt, forgiveAttempt } from './attempt-limit.ts'
import { findDevice, rememberDevice } from './known-device.ts'

/**
 * Before Payload searches for the editor: the attempt is counted, and one on an address that has no
 * account takes as long as one with a wrong password.
 */
export const guardLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return
  const { email, password } = args.data as { email?: unknown; password?: unknown }
  if (typeof email !== 'string' || typeof password !== 'string') return
  const address = notedClientAddress(req.headers)
  req.context.loginAttempt = await countAttempt(req.payload, loginLimits, {
    account: email,
    address,
    device: findDevice(req, email),
  })
  if (!(await hasPassword(req.payload, email))) await hashWithoutAccount(password)
}

/** A login that succeeded is no attempt at guessing. */
export const forgiveLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  const attempt = req.context.loginAttempt as CountedAttempt | undefined
  if (!attempt) return
  await forgiveAttempt(req.payload, loginLimits, attempt)
  rememberDevice(req, user.email)
}

async function hasPassword({ db }: Payload, email: string): Promise<boolean> {
  const known = await db.drizzle.execute(
    sql`select 1 from cms.editors where email = ${email.trim().toLowerCase()} and hash is not null`,
  )
  return known.rows.length > 0
}

/** Does the same work as Payload does with a password; a test compares the two. */
async function hashWithoutAccount(password: string): Promise<void> {
  await promisify(crypto.pbkdf2)(password, '0'.repeat(64), 600_000, 32, 'sha256')
}
