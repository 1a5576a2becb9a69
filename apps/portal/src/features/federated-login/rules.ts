import type { AttemptLimits } from '@trivsel/account-guard/attempt-limit'

/** From the press of the button until the provider has sent the person back. */
export const attemptLifeMinutes = 15

/** Time enough to find a password or open a mail; too short for the next person at the machine. */
export const proofLifeMinutes = 15

/** A user who has logged in within this time can link without giving the password again. */
export const freshLoginMinutes = 15

/** A whole campus may share one address, and each start costs one short-lived row. */
export const startLimits: AttemptLimits = {
  purpose: 'provider-start',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 1_000,
  perAddress: 1_000,
}

/** Failed responses: successful logins are not counted. */
export const loginLimits: AttemptLimits = {
  purpose: 'provider-login',
  refusal: 'TOO_MANY_LOGIN_ATTEMPTS',
  perAccount: 100,
  perAddress: 100,
}
