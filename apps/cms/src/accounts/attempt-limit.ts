import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { environment } from '../environment.ts'
import { RequestRefusal } from '../requests/request-refusal.ts'

export const attemptWindowMinutes = 15

/** What is limited, and to how many attempts in a window: the figures of the portal's accounts. */
export type AttemptLimits = {
  readonly purpose: string
  readonly refusal: 'TOO_MANY_LOGIN_ATTEMPTS' | 'TOO_MANY_ATTEMPTS'
  /** For one account from one address: nobody locks somebody else out. */
  readonly perAccount: number
  /** From one address in all. */
  readonly perAddress: number
  /** For one account from wherever, where the attempt itself is a nuisance to its owner. */
  readonly perAccountAnywhere?: number
}

export const loginLimits: AttemptLimits = {
  purpose: 'login',
  refusal: 'TOO_MANY_LOGIN_ATTEMPTS',
  perAccount: 10,
  perAddress: 100,
}

/** Mails that anybody can make us send. */
export const linkLimits: AttemptLimits = {
  purpose: 'link',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 3,
  perAddress: 60,
  perAccountAnywhere: 12,
}

/** Using mailed links: nobody needs many, and guessing is hopeless anyway. */
export const linkUseLimits: AttemptLimits = {
  purpose: 'link-use',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 30,
  perAddress: 200,
}

/** An attempt that was counted and is within the limits. */
export type CountedAttempt = { readonly accountKey: string; readonly addressKey: string }

/**
 * Counts before anything is looked at: however many come at once, exactly the allowed number pass.
 * What is kept of account and address are keyed hashes.
 * @throws {RequestRefusal} TOO_MANY_… (429) with Retry-After in seconds
 */
export async function countAttempt(
  { db }: Payload,
  { purpose, refusal, perAccount, perAddress, perAccountAnywhere }: AttemptLimits,
  { account, address }: { account: string; address: string },
): Promise<CountedAttempt> {
  const name = account.trim().toLowerCase()
  const accountKey = keyFor(purpose, 'account', name, address)
  const addressKey = keyFor(purpose, 'address', address)
  const limits = new Map([
    [accountKey, perAccount],
    [addressKey, perAddress],
  ])
  if (perAccountAnywhere) limits.set(keyFor(purpose, 'account-anywhere', name), perAccountAnywhere)
  const window = sql`make_interval(mins => ${attemptWindowMinutes})`
  const isOver = sql`known.window_started_at <= now() - ${window}`
  // Rows are locked in the order of their keys, so that two attempts never wait crosswise.
  const counted = await db.drizzle.execute<{ key: string; attempts: number; seconds: number }>(sql`
    insert into cms.editor_attempts as known (key, attempts, window_started_at)
    select key, 1, now() from jsonb_array_elements_text(${JSON.stringify([...limits.keys()])}::jsonb) as key
    order by key
    on conflict (key) do update set
      attempts = case when ${isOver} then 1 else known.attempts + 1 end,
      window_started_at = case when ${isOver} then now() else known.window_started_at end
    returning key, attempts,
      ceil(extract(epoch from window_started_at + ${window} - now()))::int as seconds`)
  const exceeded = counted.rows.filter(
    ({ key, attempts }) => attempts > (limits.get(key) ?? perAccount),
  )
  if (exceeded.length > 0)
    throw new RequestRefusal(refusal, 429, Math.max(1, ...exceeded.map(({ seconds }) => seconds)))
  return { accountKey, addressKey }
}

/** The attempt succeeded: the account's count starts anew, and the address is not charged. */
export async function forgiveAttempt(
  { db }: Payload,
  { accountKey, addressKey }: CountedAttempt,
): Promise<void> {
  await db.drizzle.execute(sql`
    update cms.editor_attempts
    set attempts = case when key = ${accountKey} then 0 else greatest(attempts - 1, 0) end
    where key in (
      select key from cms.editor_attempts
      where key in (${accountKey}, ${addressKey}) order by key for update)`)
}

const keyFor = (purpose: string, kind: string, ...parts: string[]) =>
  createHmac('sha256', environment.payloadSecret)
    .update(JSON.stringify(['editor-attempt', purpose, kind, ...parts]))
    .digest('base64url')
