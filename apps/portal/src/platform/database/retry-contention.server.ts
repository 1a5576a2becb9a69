import { setTimeout as sleep } from 'node:timers/promises'

/** Serialization failure, deadlock, lock not available: nothing was done and it may be tried again. */
const contention = new Set(['40001', '40P01', '55P03'])

/** Three waits of `lock_timeout` stay below the ten seconds that a browser waits for the API. */
const attempts = 3
const firstPause = 15

/**
 * Runs a transaction again when another one was in its way. The pause doubles and is drawn at
 * random, so that those who collided do not collide again.
 *
 * @throws whatever the last attempt threw; at once what is not contention
 */
export async function retryContention<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === attempts || !isContention(error)) throw error
      await sleep(Math.random() * firstPause * 2 ** attempt)
    }
  }
}

/** Drizzle wraps the database's error: the code is on the cause. */
function isContention(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && contention.has(error.code)) return true
  return isContention(error.cause)
}
