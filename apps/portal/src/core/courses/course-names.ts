import { m } from '#messages'
import type { CourseAudience } from './states.ts'

export const courseAudienceNames: Readonly<Record<CourseAudience, () => string>> = {
  all: m.course_audience_all,
  members: m.course_audience_members,
  'contact-persons': m.course_audience_contact_persons,
}
