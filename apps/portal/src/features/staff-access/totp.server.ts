import { randomBytes, timingSafeEqual } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { NewFactor } from '#core/staff-area/contract.ts'
import { goodSteps } from '#core/staff-area/rules.ts'

const issuer = 'Trivsel'

/** 24 characters, 144 random bits (RFC 4226, R6, asks for 128). Its bytes are the key. */
export function makeSecret(): string {
  return randomBytes(18).toString('base64url')
}

/** What an authenticator app is given. */
export function describeFactor(secret: string, email: string): NewFactor {
  return {
    secret: base32.encode(secret, { padding: false }),
    address: createOTP(secret).url(issuer, email),
  }
}

/** @returns the step that the code belongs to; `null` when it is wrong, too old or used already */
export async function findStep(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number | null },
): Promise<number | null> {
  let matched: number | null = null
  for (const step of goodSteps(now, lastStep))
    if (isSame(await codeAt(secret, step), code)) matched = step
  return matched
}

/** What an app shows in a step. */
export function codeAt(secret: string, step: number): Promise<string> {
  return createOTP(secret).hotp(step)
}

function isSame(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}
