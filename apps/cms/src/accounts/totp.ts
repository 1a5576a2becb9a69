import { randomBytes, timingSafeEqual } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

/** RFC 6238: how long a code stands in the app. */
const stepSeconds = 30
/** Phones are seldom more than this many steps off. */
const toleratedSteps = 1

/** What an authenticator app is given: typed, or scanned. */
export type NewFactor = { secret: string; address: string }

/** 24 characters, 144 random bits (RFC 4226, R6, asks for 128). Its bytes are the key. */
export const makeSecret = (): string => randomBytes(18).toString('base64url')

export const describeFactor = (secret: string, email: string): NewFactor => ({
  secret: base32.encode(secret, { padding: false }),
  address: createOTP(secret).url('Trivsel innhold', email),
})

/** @returns the step that the code belongs to; `null` when it is wrong, too old or used already */
export async function findStep(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number | null },
): Promise<number | null> {
  const current = Math.floor(now.getTime() / 1_000 / stepSeconds)
  let matched: number | null = null
  for (let step = current - toleratedSteps; step <= current + toleratedSteps; step++) {
    // A code is good once: none at or before the last one used (RFC 6238, 5.2).
    const isUsed = lastStep !== null && step <= lastStep
    if (!isUsed && isSame(await createOTP(secret).hotp(step), code)) matched = step
  }
  return matched
}

function isSame(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}
