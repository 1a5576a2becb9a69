import { sql } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { ledgerAccount } from '#core/ledger/tables.server.ts'
import {
  batchSize,
  daysAgo,
  monthsAgo,
  type RetentionStep,
} from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'
import { healthFileKinds, healthKind } from './case-kind.ts'
import { healthRefundDraft } from './tables.server.ts'

/**
 * Applications after they are closed: what was paid in a year is needed for its caps, and what was paid
 * stays in the ledger, without what it was for.
 */
export const healthPeriod: RetentionPeriod = {
  kind: 'health-refunds',
  name: m.retention_health_refunds,
  why: m.retention_health_refunds_why,
  months: 24,
  least: 12,
  most: 66,
}

/** A form that nobody has touched for so long; the page says so. */
export const draftDays = 60

/** One of which money is claimed back is needed until that is settled. */
const past = (now: Date, months: number) => sql`
  select id from ${caseFile}
  where kind = ${healthKind} and closed_at < ${monthsAgo(now, months)}
    and not exists (select from ${ledgerAccount} account
      where account.kind = 'health-claim' and account.key = ${caseFile.id}::text
        and portal.ledger_total(account.id, null) <> 0)`

/** With the files: their bytes go by a trigger. */
export const healthRetention: readonly RetentionStep[] = [
  {
    name: 'applications for refunds of health expenses',
    remove: (now, monthsOf = ({ months }) => months) => sql`
      with past as (${past(now, monthsOf(healthPeriod))} limit ${batchSize}),
      files as (
        delete from ${attachment}
        where subject_kind = ${healthFileKinds[0]} and subject_id in (select id::text from past))
      delete from ${caseFile} where id in (select id from past)`,
    setting: { period: healthPeriod, past },
  },
  {
    name: 'forms for refunds of health expenses',
    remove: (now) => sql`
      with past as (
        select id from ${healthRefundDraft} where saved_at < ${daysAgo(now, draftDays)}
        limit ${batchSize}),
      files as (
        delete from ${attachment}
        where subject_kind = ${healthFileKinds[1]} and subject_id in (select id::text from past))
      delete from ${healthRefundDraft} where id in (select id from past)`,
  },
]
