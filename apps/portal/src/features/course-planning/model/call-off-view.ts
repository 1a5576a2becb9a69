import { courseCallOff } from '#core/places/call-off-proposals.ts'
import type { ProposalView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'

export const callOffView: ProposalView = {
  kind: courseCallOff,
  text: ({ title = '', startsAt = '', people = '', amount = '', reason = '' }) =>
    m.course_planning_call_off_proposal({
      title,
      when: startsAt === '' ? '' : formatDayAndTime(new Date(startsAt)),
      people,
      amount,
      reason,
    }),
  refusalTexts: {
    COURSE_NOT_FOUND: m.course_planning_not_found,
    COURSE_STATE: m.course_planning_state_refused,
    COURSE_OVER: m.course_planning_over,
  },
}
