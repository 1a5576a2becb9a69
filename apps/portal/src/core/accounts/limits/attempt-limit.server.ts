import {
  type AttemptLimits,
  createAttemptLimit as limitAttempts,
} from '@trivsel/account-guard/attempt-limit'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { accountRefusals } from '../contract.ts'
import { loginAttempt } from '../tables.server.ts'

/** For changes that require the current password. */
export const passwordCheckLimits: AttemptLimits = {
  purpose: 'password-check',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 10,
  perAddress: 100,
}

/** Attempts beyond a limit are refused with TOO_MANY_… (429) and Retry-After in seconds. */
export const createAttemptLimit = (options: {
  database: Database
  secret: string
  limits: AttemptLimits
}) => limitAttempts({ ...options, table: loginAttempt, refuse: tooMany })

function tooMany(code: AttemptLimits['refusal'], seconds: number): Refusal {
  return new Refusal(code, accountRefusals[code], { headers: { 'retry-after': String(seconds) } })
}
