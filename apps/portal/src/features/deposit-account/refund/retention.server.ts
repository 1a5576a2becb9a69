import { sql } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { depositBalanceOre } from '#core/ledger/balance-of.server.ts'
import {
  batchSize,
  documentedFrom,
  type RetentionStep,
} from '#core/personal-data/retention.server.ts'
import { timeZone } from '#platform/time/oslo.ts'
import { applicationKind } from '../model/case-kind.ts'
import { depositAccount } from '../model/tables.server.ts'
import { refundKind } from './case-kind.ts'

/**
 * Closed cases are deleted with all their data, attachments too, five years after the end of the
 * year; transfers, payouts and the ledger stay. An account with a balance is not touched.
 */
export const refundRetention: readonly RetentionStep[] = [
  {
    name: 'closed deposit accounts',
    remove: (now) => sql`
      with past as (
        select id from ${caseFile} c
        where c.kind in (${applicationKind}, ${refundKind})
          and c.closed_at < ${documentedFrom(now)}::timestamp at time zone ${timeZone}
          and not exists (select from ${depositAccount} a
            where a.case_id = c.id and ${depositBalanceOre(sql`a.customer_number`)} <> 0)
        limit ${batchSize}),
      files as (
        delete from ${attachment}
        where subject_kind = ${refundKind} and subject_id in (select id::text from past))
      delete from ${caseFile} where id in (select id from past)`,
  },
]
