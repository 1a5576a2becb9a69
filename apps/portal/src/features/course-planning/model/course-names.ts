import type { CourseAudience } from '#core/courses/states.ts'
import { m } from '#messages'

export const audienceNames = {
  all: m.course_planning_audience_all,
  members: m.course_planning_audience_members,
  'contact-persons': m.course_planning_audience_contacts,
} as const satisfies Record<CourseAudience, () => string>

export const placeStateNames = {
  held: m.course_planning_place_held,
  booked: m.course_planning_place_booked,
  waiting: m.course_planning_place_waiting,
} as const
