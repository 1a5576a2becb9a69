import { sql } from 'drizzle-orm'
import {
  batchSize,
  documentedFrom,
  monthsAgo,
  type RetentionStep,
  removePast,
} from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'
import { grantApplication } from './application/tables.server.ts'
import {
  grantComment,
  grantConflict,
  grantPresence,
  grantProposal,
  grantScore,
} from './committee/tables.server.ts'
import { grantDecision } from './decision/tables.server.ts'
import { grantAward, grantClaim, grantPayee, grantReminder } from './funding/tables.server.ts'
import { grantCommitteeTerm, grantRound } from './setup/tables.server.ts'

/* A trigger removes the files of an application and of its reports with it (`remove_grant_files`). */

/** A draft that nobody has touched for so long is for a round that is long over. */
export const draftPeriod: RetentionPeriod = {
  kind: 'grant-drafts',
  name: m.retention_grant_drafts,
  why: m.retention_grant_drafts_why,
  months: 12,
  least: 6,
  most: 24,
}

/** Applications that got nothing: the committee looks at the years before, and figures need them. */
export const refusedPeriod: RetentionPeriod = {
  kind: 'grant-refused',
  name: m.retention_grant_refused,
  why: m.retention_grant_refused_why,
  months: 36,
  least: 12,
  most: 60,
}

/** What members of the committee gave and wrote: it is needed for as long as an appeal may come. */
export const committeePeriod: RetentionPeriod = {
  kind: 'grant-committee',
  name: m.retention_grant_committee,
  why: m.retention_grant_committee_why,
  months: 12,
  least: 6,
  most: 36,
}

/** Months for which the bank account of a person is known after nothing is paid to it any more. */
const payeeMonths = 3

const reminderMonths = 12

/** What is decided about an award, and nothing of it can move money any more. */
const isOver = sql`award.state in ('declined', 'lapsed', 'withdrawn', 'settled')
  and not exists (select from ${grantClaim} claim
    where claim.application_id = award.application_id and claim.state in ('proposed', 'open'))`

/** Applications whose meeting was so long ago. */
const pastMeeting = (now: Date, months: number) => sql`select a.id from ${grantApplication} a
  join ${grantRound} round on round.id = a.round_id
  where round.meets_at < ${monthsAgo(now, months)}`

export const grantRetention: readonly RetentionStep[] = [
  removePast({
    name: 'drafts of applications for grants',
    period: draftPeriod,
    table: grantApplication,
    key: sql`id`,
    past: (now, months) => sql`select id from ${grantApplication}
      where sent_version = 0 and draft_at < ${monthsAgo(now, months)}`,
  }),
  removePast({
    name: 'applications for grants that got nothing',
    period: refusedPeriod,
    table: grantApplication,
    key: sql`id`,
    // The day from which it counts: withdrawn, decided for the last time, or a meeting that never decided.
    past: (now, months) => sql`select a.id from ${grantApplication} a
      join ${grantRound} round on round.id = a.round_id
      where a.sent_version > 0
        and not exists (select from ${grantAward} award where award.application_id = a.id)
        and coalesce(a.withdrawn_at,
          (select max(decision.decided_at) from ${grantDecision} decision
            where decision.application_id = a.id),
          round.meets_at) < ${monthsAgo(now, months)}`,
  }),
  {
    name: 'grants that the accounts do not need any more',
    remove: (now) => sql`delete from ${grantApplication} where id in (
      select award.application_id from ${grantAward} award
      join ${grantDecision} decision on decision.application_id = award.application_id
        and decision.replaced_at is null
      where ${isOver}
        and greatest(decision.decided_at, award.answered_at, award.settled_at,
          (select max(claim.closed_at) from ${grantClaim} claim
            where claim.application_id = award.application_id)) < ${documentedFrom(now)}
      limit ${batchSize})`,
  },
  removePast({
    name: 'points of the committee',
    period: committeePeriod,
    table: grantScore,
    key: sql`(application_id, user_id, criterion_id)`,
    past: (now, months) => sql`select application_id, user_id, criterion_id from ${grantScore}
      where application_id in (${pastMeeting(now, months)})`,
  }),
  removePast({
    name: 'comments of the committee',
    period: committeePeriod,
    table: grantComment,
    key: sql`id`,
    past: (now, months) => sql`select id from ${grantComment}
      where application_id in (${pastMeeting(now, months)})`,
  }),
  removePast({
    name: 'proposals to meetings of the committee',
    period: committeePeriod,
    table: grantProposal,
    key: sql`application_id`,
    past: (now, months) => sql`select application_id from ${grantProposal}
      where application_id in (${pastMeeting(now, months)})`,
  }),
  removePast({
    name: 'conflicts of interest in the committee',
    period: committeePeriod,
    table: grantConflict,
    key: sql`id`,
    past: (now, months) => sql`select id from ${grantConflict}
      where application_id in (${pastMeeting(now, months)})`,
  }),
  removePast({
    name: 'who was present in meetings of the committee',
    period: committeePeriod,
    table: grantPresence,
    key: sql`(round_id, user_id)`,
    past: (now, months) => sql`select round_id, user_id from ${grantPresence}
      where round_id in (select id from ${grantRound} where meets_at < ${monthsAgo(now, months)})`,
  }),
  removePast({
    name: 'former members of the committee',
    period: committeePeriod,
    table: grantCommitteeTerm,
    key: sql`id`,
    past: (now, months) => sql`select id from ${grantCommitteeTerm}
      where ends_on < ${monthsAgo(now, months)}`,
  }),
  {
    name: 'bank accounts of people with a grant',
    remove: (now) => sql`delete from ${grantPayee} where application_id in (
      select award.application_id from ${grantAward} award
      join ${grantPayee} payee on payee.application_id = award.application_id
      where ${isOver}
        and coalesce(award.settled_at, award.answered_at, award.accept_by) < ${monthsAgo(now, payeeMonths)}
      limit ${batchSize})`,
  },
  {
    // Those of a grant that still waits for something stay: they are what is sent once.
    name: 'reminders of grants',
    remove: (now) => sql`delete from ${grantReminder}
      where (application_id, kind, about) in (
        select reminder.application_id, reminder.kind, reminder.about from ${grantReminder} reminder
        join ${grantAward} award on award.application_id = reminder.application_id
        where ${isOver} and reminder.sent_at < ${monthsAgo(now, reminderMonths)}
        limit ${batchSize})`,
  },
]
