import { type SQL, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { isTied } from '#core/cases/tied-cases.server.ts'
import {
  healthRefundAppeal,
  healthRefundCorrection,
  healthRefundDecision,
  healthRefundRepayment,
} from '#core/health-refunds/tables.server.ts'
import { ledgerAccount } from '#core/ledger/tables.server.ts'
import { ownAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { healthCases } from '../decide/health-cases.server.ts'
import type { FollowUp } from './contract.ts'

/** After so many days an appeal should be decided. */
const appealDays = 30

/** What waits for staff after a decision: a row for each, with those who took part in it. */
const waiting: SQL = sql`(
  select 'appeal' as kind, a.case_id, a.sent_at as since, null::bigint as amount_ore,
    null::date as due_on, array[d.decided_by, d.confirmed_by] as people
  from ${healthRefundAppeal} a
  join ${healthRefundDecision} d on d.id = a.decision_id
  where a.decided_at is null and a.withdrawn_at is null
  union all
  select 'correction', c.case_id, c.proposed_at, null, null, array[c.proposed_by]
  from ${healthRefundCorrection} c where c.confirmed_at is null and c.dropped_at is null
  union all
  select 'repayment', r.case_id, r.registered_at, r.amount_ore, null, array[r.registered_by]
  from ${healthRefundRepayment} r where r.confirmed_at is null and r.dropped_at is null
  union all
  select 'claim', d.case_id, d.decided_at, portal.ledger_total(account.id, null), d.pay_back_by,
    array[]::text[]
  from ${ledgerAccount} account
  join lateral (
    select * from ${healthRefundDecision} latest
    where latest.case_id::text = account.key and latest.pay_back_by is not null
    order by latest.number desc limit 1) d on true
  where account.kind = 'health-claim' and portal.ledger_total(account.id, null) > 0)`

type Row = {
  kind: FollowUp['items'][number]['kind']
  caseId: string
  name: string
  since: string
  amountOre: string | null
  dueOn: string | null
  isOwn: boolean
  isHidden: boolean
}

/** All that waits, what has waited longest first. Of people whom the reader is tied to only how much. */
export async function findFollowUp(database: Database, staffId: string): Promise<FollowUp> {
  const own = ownAccounts(staffId)
  const { rows } = await database.execute<Row>(sql`
    select found.kind, found.case_id as "caseId", found.amount_ore as "amountOre",
      to_char(found.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since,
      to_char(found.due_on, 'YYYY-MM-DD') as "dueOn",
      ${user.firstName} || ' ' || ${user.lastName} as name,
      found.people && ${own} as "isOwn",
      ${isTied([healthCases], staffId)} as "isHidden"
    from ${waiting} found
    join ${caseFile} on ${caseFile.id} = found.case_id
    join ${user} on ${user.id} = ${caseFile.userId}
    order by found.since, found.case_id`)
  const shown = rows.filter(({ isHidden }) => !isHidden)
  return {
    items: shown.map(({ isHidden: _, amountOre, ...row }) => ({
      ...row,
      amountOre: amountOre === null ? null : Number(amountOre),
    })),
    hidden: rows.length - shown.length,
  }
}

/** @param page `to` of the page in the staff area */
export const followUpWork = (page: string): WorkCounter => ({
  page,
  roles: ['health'],
  count: async (database) => {
    const { rows } = await database.execute<{ waiting: string; overdue: string }>(sql`
      select count(*) as waiting, count(*) filter (where found.due_on < current_date
        or found.kind = 'appeal' and found.since < now() - make_interval(days => ${appealDays})
      ) as overdue
      from ${waiting} found where found.kind <> 'claim' or found.due_on < current_date`)
    return { waiting: Number(rows[0]?.waiting ?? 0), overdue: Number(rows[0]?.overdue ?? 0) }
  },
})
