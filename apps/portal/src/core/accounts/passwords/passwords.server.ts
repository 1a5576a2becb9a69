import { createLine } from '#platform/api/line.server.ts'
import { isCommonPassword } from './common-passwords.server.ts'
import { keysAtOnce } from './derive-key.server.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'

/**
 * Each hash takes a core for 13 ms and 19 MiB. Half a second of work for every core: whoever comes
 * later is better off trying again.
 */
const limitsOfThisMachine = { atOnce: keysAtOnce, longestLine: 40 * keysAtOnce }

/** Tells whether a password is on a list of those that are tried first. */
export type IsCommonPassword = (password: string) => boolean

export type Passwords = ReturnType<typeof createPasswords>

/**
 * All work on passwords in one process: one line for all of it, so that a storm of logins and
 * sign-ups slows nobody else down.
 * @throws {Refusal} UNAVAILABLE (503) from `hash` and `verify` when the line is full
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
