import { and, isNull, lt, sql } from 'drizzle-orm'
import { grantAppeal, grantCorrection, grantMeeting } from '#core/grants/decision/tables.server.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { isWaiting } from './appeal/appeals-of-staff.server.ts'
import { isOpen } from './correct/open-corrections.server.ts'

/** After so many days an appeal should be decided. */
const appealDays = 60

/** Meetings that are agreed, and whose letters wait for a second person. */
const meetingWork: WorkCounter = {
  page: '/staff/grants/meetings',
  roles: ['caseworker'],
  count: async (database) => ({
    waiting: await database.$count(grantMeeting, isNull(grantMeeting.releasedAt)),
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
