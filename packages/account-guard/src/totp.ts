import { randomBytes, timingSafeEqual } from 'node:crypto'
import { HOTP, Secret, TOTP } from 'otpauth'

/** RFC 6238: how long the app shows a code. */
export const stepSeconds = 30
/** Phones are seldom more than this many steps off. */
const toleratedSteps = 1

/** What an authenticator app is given. */
export type NewFactor = {
  /** Base32, for who cannot scan. */
  secret: string
  /** `otpauth://totp/…` */
  address: string
}

/** 24 characters, 144 random bits (RFC 4226, R6, asks for 128). Its bytes are the key. */
export const makeSecret = (): string => randomBytes(18).toString('base64url')

/** @param shown by the app beside the code: whose account it is, and where */
export const describeFactor = (
  secret: string,
  shown: { issuer: string; account: string },
): NewFactor => ({
  secret: keyOf(secret).base32,
  address: new TOTP({
    secret: keyOf(secret),
    issuer: shown.issuer,
    label: shown.account,
    period: stepSeconds,
  }).toString(),
})

const keyOf = (secret: string): Secret => Secret.fromUTF8(secret)

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / stepSeconds)
}

/**
 * The steps whose codes are good now. A code is good once: none at or before the last one used
 * (RFC 6238, 5.2).
 */
export function goodSteps(now: Date, lastStep: number | null): number[] {
  const current = stepAt(now)
  const steps: number[] = []
  for (let step = current - toleratedSteps; step <= current + toleratedSteps; step++)
    if (lastStep === null || step > lastStep) steps.push(step)
  return steps
}

/** @returns the step that the code belongs to; `null` when it is wrong, too old or used already */
export function findStep(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number | null },
): number | null {
  let matched: number | null = null
  for (const step of goodSteps(now, lastStep))
    if (isSame(codeAt(secret, step), code)) matched = step
  return matched
}

/** What an app shows in a step. */
export function codeAt(secret: string, step: number): string {
  return HOTP.generate({ secret: keyOf(secret), counter: step })
}

function isSame(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}
