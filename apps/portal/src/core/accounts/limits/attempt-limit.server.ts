import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { accountRefusals } from '../contract.ts'
import { loginAttempt } from '../tables.server.ts'

export const attemptWindowMinutes = 15

/** What is limited, and to how many attempts in a window. */
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

/**
 * Enough for somebody who tries the passwords they remember; a guesser gets 960 a day. A whole
 * campus may share one address: only failures stay counted, so 100 fit in a window.
 */
export const loginLimits: AttemptLimits = {
  purpose: 'login-attempt',
  refusal: 'TOO_MANY_LOGIN_ATTEMPTS',
  perAccount: 10,
  perAddress: 100,
}

/** Mails that anybody can make us send: also a crowd shall not fill one mailbox. */
export const linkLimits: AttemptLimits = {
  purpose: 'link',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 3,
  perAddress: 60,
  perAccountAnywhere: 12,
}

/** Looking at and using mailed links: nobody needs many, and guessing is hopeless anyway. */
export const linkUseLimits: AttemptLimits = {
  purpose: 'link-use',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 30,
  perAddress: 200,
}

/** Changes that ask for the password again. */
export const passwordCheckLimits: AttemptLimits = {
  purpose: 'password-check',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 10,
  perAddress: 100,
}

/** Proof that the attempt was counted and is within the limits. */
export type CountedAttempt = { readonly accountKey: string; readonly addressKey: string }

export type AttemptLimit = ReturnType<typeof createAttemptLimit>

/** Limits attempts on an account, which may be an e-mail address, a user or a link. */
export function createAttemptLimit({
  database,
  secret,
  limits: { purpose, refusal, perAccount, perAddress, perAccountAnywhere },
}: {
  database: Database
  secret: string
  limits: AttemptLimits
}) {
  const keyFor = (kind: string, ...parts: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, kind, ...parts]))
      .digest('base64url')

  return {
    /**
     * Counts before anything is looked at: however many come at once, exactly the allowed number
     * pass.
     * @throws {Refusal} TOO_MANY_… (429) with Retry-After in seconds
     */
    async count(accountName: string, address: string): Promise<CountedAttempt> {
      const name = accountName.toLowerCase()
      const accountKey = keyFor('account', name, address)
      const addressKey = keyFor('address', address)
      const limits = new Map([
        [accountKey, perAccount],
        [addressKey, perAddress],
      ])
      if (perAccountAnywhere) limits.set(keyFor('account-anywhere', name), perAccountAnywhere)
      const counted = await database.execute<{ key: string; attempts: number; seconds: number }>(
        countAttempts([...limits.keys()]),
      )
      const exceeded = counted.rows.filter(
        ({ key, attempts }) => attempts > (limits.get(key) ?? perAccount),
      )
      if (exceeded.length > 0)
        throw tooMany(refusal, Math.max(...exceeded.map(({ seconds }) => seconds)))
      return { accountKey, addressKey }
    },

    /** The attempt succeeded: the account's count starts anew, and the address is not charged. */
    async forgive(attempt: CountedAttempt): Promise<void> {
      await database.execute(forgiveAttempt(attempt))
    },
  }
}

/** One statement that counts and tells; rows are locked in the order of their keys, never crosswise. */
function countAttempts(keys: readonly string[]) {
  const window = sql`make_interval(mins => ${attemptWindowMinutes})`
  const isOver = sql`known.window_started_at <= now() - ${window}`
  return sql`
    insert into ${loginAttempt} as known (key, attempts, window_started_at)
    select key, 1, now() from unnest(${sql.param(keys)}::text[]) as key order by key
    on conflict (key) do update set
      attempts = case when ${isOver} then 1 else known.attempts + 1 end,
      window_started_at = case when ${isOver} then now() else known.window_started_at end
    returning key, attempts,
      ceil(extract(epoch from window_started_at + ${window} - now()))::int as seconds`
}

/** Locks the rows in the same order. */
function forgiveAttempt({ accountKey, addressKey }: CountedAttempt) {
  const keys = sql.param([accountKey, addressKey])
  return sql`
    update ${loginAttempt} as known
    set attempts = case when key = ${accountKey} then 0 else greatest(attempts - 1, 0) end
    where key in (
      select key from ${loginAttempt} where key = any(${keys}::text[]) order by key for update)`
}

function tooMany(code: AttemptLimits['refusal'], seconds: number): Refusal {
  const headers = { 'retry-after': String(Math.max(1, seconds)) }
  return new Refusal(code, accountRefusals[code], { headers })
}
