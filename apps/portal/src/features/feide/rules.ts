import type { AttemptLimits } from '#features/accounts/attempt-limit.server.ts'

/** From the press of the button until Feide has sent the person back. */
export const attemptLifeMinutes = 15

/** Time enough to find a password or open a mail; too short for the next person at the machine. */
export const proofLifeMinutes = 15

/** Whoever has logged in within this time need not give the password again to link. */
export const freshLoginMinutes = 15

/** How Feide's accounts are marked among the ways to log in. */
export const feideProviderId = 'feide'

/** A whole campus may share one address, and each start costs one short-lived row. */
export const startLimits: AttemptLimits = {
  purpose: 'feide-start',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 1_000,
  perAddress: 1_000,
}

/** Answers that fail: whoever succeeds is not counted. */
export const loginLimits: AttemptLimits = {
  purpose: 'feide-login',
  refusal: 'TOO_MANY_LOGIN_ATTEMPTS',
  perAccount: 100,
  perAddress: 100,
}
