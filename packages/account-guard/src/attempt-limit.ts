import { createHmac } from 'node:crypto'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

export const attemptWindowMinutes = 15
const dayMinutes = 24 * 60
/** Older counts are of no use. */
export const maxWindowMinutes = dayMinutes

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
  /**
   * In a day for one account, from all addresses together, with devices on which nobody has logged
   * in to it: this stops guessing from many addresses, and not the owner's device.
   */
  readonly perAccountInADay?: number
}

/**
 * Enough for somebody who tries the passwords they remember; a guesser gets 100 a day for an account,
 * from however many addresses. A whole campus may share one address: only failures stay counted, so
 * 100 fit in a window.
 */
export const loginLimits: AttemptLimits = {
  purpose: 'login-attempt',
  refusal: 'TOO_MANY_LOGIN_ATTEMPTS',
  perAccount: 10,
  perAddress: 100,
  perAccountInADay: 100,
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

/** Proof that the attempt was counted and is within the limits. */
export type CountedAttempt = {
  readonly accountKey: string
  readonly addressKey: string
  /** Of the day; none for a known device. */
  readonly dayKey?: string
}

export type AttemptLimit = ReturnType<typeof createAttemptLimit>

/** A row of the answer: how many there were, and seconds until the window ends. */
type Counted = { key: string; attempts: number; seconds: number }

type Options = {
  database: { execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }> }
  /** Has the columns `key` (primary), `attempts` and `window_started_at`. */
  table: SQLWrapper
  /** Keys the hashes, which are all that is kept of accounts and addresses. */
  secret: string
  limits: AttemptLimits
  /** @param seconds until an attempt may count again; at least 1 */
  refuse: (code: AttemptLimits['refusal'], seconds: number) => Error
}

/** Limits attempts on an account, which may be an e-mail address, a user or a link. */
export function createAttemptLimit({ database, table, secret, limits, refuse }: Options) {
  const { purpose, refusal, perAccount, perAddress, perAccountAnywhere, perAccountInADay } = limits
  const keyFor = (kind: string, ...parts: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, kind, ...parts]))
      .digest('base64url')

  /** Counts once for each key. @throws what `refuse` makes of one that is too many */
  async function refuseBeyond(most: ReadonlyMap<string, number>, minutes: number): Promise<void> {
    const { rows } = await database.execute(countAttempts(table, [...most.keys()], minutes))
    const exceeded = (rows as Counted[]).filter(
      ({ key, attempts }) => attempts > (most.get(key) ?? perAccount),
    )
    if (exceeded.length > 0)
      throw refuse(refusal, Math.max(1, ...exceeded.map(({ seconds }) => seconds)))
  }

  return {
    /**
     * Counts before anything is looked at: however many come at once, exactly the allowed number
     * pass.
     * @param device on which somebody has logged in to the account before (`createDeviceMemory`): it
     *   has a count of its own, which strangers cannot use up
     * @throws what `refuse` makes of one that is too many
     */
    async count(
      accountName: string,
      address: string,
      device: string | null = null,
    ): Promise<CountedAttempt> {
      const name = accountName.trim().toLowerCase()
      const accountKey =
        device === null ? keyFor('account', name, address) : keyFor('device', name, device)
      const addressKey = keyFor('address', address)
      const most = new Map([
        [accountKey, perAccount],
        [addressKey, perAddress],
      ])
      if (perAccountAnywhere) most.set(keyFor('account-anywhere', name), perAccountAnywhere)
      await refuseBeyond(most, attemptWindowMinutes)
      // What is refused above is no try at the password: nobody uses up somebody's day from one address.
      if (!perAccountInADay || device !== null) return { accountKey, addressKey }
      const dayKey = keyFor('account-in-a-day', name)
      await refuseBeyond(new Map([[dayKey, perAccountInADay]]), dayMinutes)
      return { accountKey, addressKey, dayKey }
    },

    /**
     * The attempt succeeded: the account's count starts from zero, and the address is not charged.
     */
    async forgive(attempt: CountedAttempt): Promise<void> {
      await database.execute(forgiveAttempt(table, attempt))
    },

    /** This attempt alone is not charged: what was tried before stays counted. */
    async forgiveOne(attempt: CountedAttempt): Promise<void> {
      await database.execute(forgiveOne(table, attempt))
    },
  }
}

/**
 * One statement that counts and returns; rows are locked in the order of their keys, which prevents
 * deadlocks.
 */
function countAttempts(table: SQLWrapper, keys: readonly string[], minutes: number): SQL {
  const window = sql`make_interval(mins => ${minutes})`
  const isOver = sql`known.window_started_at <= now() - ${window}`
  return sql`
    insert into ${table} as known (key, attempts, window_started_at)
    select key, 1, now() from unnest(${sql.param(keys)}::text[]) as key order by key
    on conflict (key) do update set
      attempts = case when ${isOver} then 1 else known.attempts + 1 end,
      window_started_at = case when ${isOver} then now() else known.window_started_at end
    returning key, attempts,
      ceil(extract(epoch from window_started_at + ${window} - now()))::int as seconds`
}

/** Locks the rows in the same order. */
function forgiveAttempt(table: SQLWrapper, attempt: CountedAttempt): SQL {
  const { accountKey } = attempt
  return sql`
    update ${table} as known
    set attempts = case when key = ${accountKey} then 0 else greatest(attempts - 1, 0) end
    where key in (
      select key from ${table} where key = any(${keysOf(attempt)}::text[]) order by key for update)`
}

/** Locks the rows in the same order. */
function forgiveOne(table: SQLWrapper, attempt: CountedAttempt): SQL {
  return sql`
    update ${table} as known
    set attempts = greatest(attempts - 1, 0)
    where key in (
      select key from ${table} where key = any(${keysOf(attempt)}::text[]) order by key for update)`
}

const keysOf = ({ accountKey, addressKey, dayKey }: CountedAttempt) =>
  sql.param([accountKey, addressKey, ...(dayKey ? [dayKey] : [])])
