import { sql } from '@payloadcms/db-postgres'
import {
  type AttemptLimits,
  type CountedAttempt,
  createAttemptLimit,
} from '@trivsel/account-guard/attempt-limit'
import type { Payload } from 'payload'
import { environment } from '../environment.ts'
import { RequestRefusal } from '../requests/request-refusal.ts'

const limitOf = ({ db }: Payload, limits: AttemptLimits) =>
  createAttemptLimit({
    database: db.drizzle,
    table: sql`cms.editor_attempts`,
    secret: environment.payloadSecret,
    limits,
    refuse: (code, seconds) => new RequestRefusal(code, 429, seconds),
  })

/** @throws {RequestRefusal} TOO_MANY_… (429) with Retry-After in seconds */
export const countAttempt = (
  payload: Payload,
  limits: AttemptLimits,
  {
    account,
    address,
    device = null,
  }: {
    account: string
    address: string
    /** On which somebody has logged in to the account before. */
    device?: string | null
  },
): Promise<CountedAttempt> => limitOf(payload, limits).count(account, address, device)

/** The attempt succeeded: the account's count is reset, and the attempt is not counted for the address. */
export const forgiveAttempt = (
  payload: Payload,
  limits: AttemptLimits,
  attempt: CountedAttempt,
): Promise<void> => limitOf(payload, limits).forgive(attempt)
