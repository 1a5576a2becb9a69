import { createLine } from '#platform/api/line.server.ts'
import { isCommonPassword } from './common-passwords.server.ts'
import { maxConcurrentKeys } from './derive-key.server.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'

/**
 * Each hash takes one core for 13 ms and 19 MiB. The queue holds half a second of work per core;
 * requests beyond it are refused.
 */
const limitsOfThisMachine = { atOnce: maxConcurrentKeys, longestLine: 40 * maxConcurrentKeys }

/** Whether a password is on a list of those that attackers try first. */
export type IsCommonPassword = (password: string) => boolean

export type Passwords = ReturnType<typeof createPasswords>

/**
 * All work on passwords in one process goes through one queue, so that a storm of logins and
 * sign-ups does not slow down other requests.
 * @throws {Refusal} UNAVAILABLE (503) from `hash` and `verify` when the queue is full
 */
export function createPasswords(isCommon: IsCommonPassword = isCommonPassword) {
  const line = createLine(limitsOfThisMachine)
  return {
    hash: (password: string) => line.run(() => hashPassword(password)),
    verify: (stored: string, password: string) => line.run(() => verifyPassword(stored, password)),
    refuseWhenFull: line.refuseWhenFull,
    isCommon,
  }
}
