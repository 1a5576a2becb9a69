import { z } from 'zod'
import { findCourse } from '#core/courses/find-course.server.ts'
import { courseCallOff } from '#core/places/call-off-proposals.ts'
import { resumeOffer } from '#core/places/resume-offer.server.ts'
import { proposalKind } from '#core/proposals/proposal-kind.server.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { lockCourse } from '../model/lock-course.server.ts'
import { planningRefusals } from '../model/refusals.ts'
import { callOffLocked, requireCallable } from './call-off-course.server.ts'
import { findBooked } from './find-booked.server.ts'

const Payload = z.strictObject({ courseId: z.uuid(), reason: z.string() })

/**
 * A course is called off with refunds once a second person of courses, or of payouts, has confirmed it.
 * What they confirm is the course as it is then: who was paying meanwhile gets their money back too. Until
 * then it is paused.
 */
export const callOffProposals = proposalKind(Payload, {
  kind: courseCallOff,
  roles: ['courses', 'payout-approver'],
  audits: ['course-called-off'],
  refusals: {
    COURSE_NOT_FOUND: planningRefusals.COURSE_NOT_FOUND,
    COURSE_STATE: planningRefusals.COURSE_STATE,
    COURSE_OVER: planningRefusals.COURSE_OVER,
  },
  concerns: async (database, { courseId }) =>
    (await findBooked(database, courseId))
      .filter(({ isForMoney }) => isForMoney)
      .map(({ userId }) => userId),
  // The one who proposes locks the course first, too.
  lock: (transaction, _, courseId) => lockCourse(transaction, courseId),
  resume: (transaction, { subject, proposedAt }) =>
    resumeOffer(transaction, subject, { since: proposedAt }),
  describe: async (database, { courseId, reason }) => {
    const found = await findCourse(database, courseId)
    const booked = await findBooked(database, courseId)
    return {
      title: found ? textOrOther(found.course.title, 'no') : '',
      startsAt: found?.dates[0]?.startsAt.toISOString() ?? '',
      people: String(booked.length),
      amount: formatKroner(booked.reduce((sum, { paidOre }) => sum + paidOre, 0)),
      reason,
    }
  },
  apply: async (transaction, staff, { courseId, reason }, { proposedBy }) => {
    const locked = await lockCourse(transaction, courseId)
    requireCallable(locked, locked.offer.now)
    await callOffLocked(transaction, staff, { locked, reason, proposedBy })
  },
})
