import { and, isNull, lt, sql } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import {
  grantAppeal,
  grantCorrection,
  grantDecision,
  grantMeeting,
} from '#core/grants/decision/tables.server.ts'
import { grantRound } from '#core/grants/setup/tables.server.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { isWaiting } from './appeal/appeals-of-staff.server.ts'
import { isOpen } from './correct/open-corrections.server.ts'

/** After so many days an appeal should be decided. */
const appealDays = 60

/** Rounds whose deadline is over, with something to decide and no list that is agreed. */
const isUndecided = sql`${grantRound.deadlineAt} < now() and ${grantRound.cancelledAt} is null
  and not exists (select from ${grantMeeting} m where m.round_id = ${grantRound.id})
  and exists (select from ${grantApplication} a where a.round_id = ${grantRound.id}
    and a.sent_version > 0 and a.withdrawn_at is null
    and not exists (select from ${grantDecision} d where d.application_id = a.id))`

/** Meetings that wait: for letters where caseworkers read it, for the list where the committee does. */
const meetingWork: WorkCounter = {
  page: '/staff/grants/meetings',
  roles: ['committee', 'caseworker'],
  count: async (database, { roles }) => ({
    waiting: roles.includes('caseworker')
      ? await database.$count(grantMeeting, isNull(grantMeeting.releasedAt))
      : await database.$count(grantRound, isUndecided),
  }),
}

/** Appeals that wait, those that have waited long, and corrections that wait for a second person. */
const appealWork: WorkCounter = {
  page: '/staff/grants/appeals',
  roles: ['caseworker'],
  count: async (database) => {
    const isOld = lt(grantAppeal.sentAt, sql`now() - make_interval(days => ${appealDays})`)
    const [appeals, overdue, corrections] = await Promise.all([
      database.$count(grantAppeal, isWaiting),
      database.$count(grantAppeal, and(isWaiting, isOld)),
      database.$count(grantCorrection, isOpen),
    ])
    return { waiting: appeals + corrections, overdue }
  },
}

export const decisionWork = [meetingWork, appealWork]
