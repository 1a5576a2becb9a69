import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { accountRefusals } from './contract.ts'
import { loginAttempt } from './tables.server.ts'

export const attemptWindowMinutes = 15

/** Enough for somebody who tries the passwords they remember; a guesser gets 960 a day. */
export const attemptsPerAccount = 10

/** A whole campus may share one address: only failures stay counted, so this many fit in a window. */
export const attemptsPerAddress = 100

/** Proof that the attempt was counted and is within the limits. */
export type CountedAttempt = { readonly accountKey: string; readonly addressKey: string }

/** Limits attempts to log in: for one account from one address, and from one address in all. */
export function createLoginLimit({ database, secret }: { database: Database; secret: string }) {
  const keyFor = (kind: string, ...parts: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['login-attempt', kind, ...parts]))
      .digest('base64url')

  return {
    /**
     * Counts before the password is looked at: however many come at once, exactly the allowed
     * number pass.
     * @throws {Refusal} TOO_MANY_LOGIN_ATTEMPTS (429) with Retry-After in seconds
     */
    async count(email: string, address: string): Promise<CountedAttempt> {
      const accountKey = keyFor('account', email.toLowerCase(), address)
      const addressKey = keyFor('address', address)
      const limits = new Map([
        [accountKey, attemptsPerAccount],
        [addressKey, attemptsPerAddress],
      ])
      const counted = await database.execute<{ key: string; attempts: number; seconds: number }>(
        countAttempts([accountKey, addressKey]),
      )
      const exceeded = counted.rows.filter(
        ({ key, attempts }) => attempts > (limits.get(key) ?? attemptsPerAccount),
      )
      if (exceeded.length > 0)
        throw tooManyAttempts(Math.max(...exceeded.map(({ seconds }) => seconds)))
      return { accountKey, addressKey }
    },

    /** The attempt succeeded: the account's count starts anew, and the address is not charged. */
    async forgive({ accountKey, addressKey }: CountedAttempt): Promise<void> {
      await database.delete(loginAttempt).where(eq(loginAttempt.key, accountKey))
      await database
        .update(loginAttempt)
        .set({ attempts: sql`greatest(${loginAttempt.attempts} - 1, 0)` })
        .where(eq(loginAttempt.key, addressKey))
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

function tooManyAttempts(seconds: number): Refusal {
  const code = 'TOO_MANY_LOGIN_ATTEMPTS'
  const headers = { 'retry-after': String(Math.max(1, seconds)) }
  return new Refusal(code, accountRefusals[code], { headers })
}
