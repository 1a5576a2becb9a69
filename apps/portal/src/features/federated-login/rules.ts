import type { AttemptLimits } from '#core/accounts/limits/attempt-limit.server.ts'

/** From the press of the button until the provider has sent the person back. */
export const attemptLifeMinutes = 15

/** Time enough to find a password or open a mail; too short for the next person at the machine. */
export const proofLifeMinutes = 15

/** Whoever has logged in within this time need not give the password again to link. */
export const freshLoginMinutes = 15

/** A whole campus may share one address, and each start costs one short-lived row. */
export const startLimits: AttemptLimits = {
  purpose: 'provider-start',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 1_000,
  perAddress: 1_000,
}

/** Answers that fail: whoever succeeds is not counted. */
export const loginLimits: AttemptLimits = {
  purpose: 'provider-login',
  refusal: 'TOO_MANY_LOGIN_ATTEMPTS',
  perAccount: 100,
  perAddress: 100,
}
