import { Refusal } from '#platform/api/errors.server.ts'
import { type CourseCheckInRefusal, courseCheckInRefusals } from './refusals.ts'

export const refuse = (code: CourseCheckInRefusal): Refusal<CourseCheckInRefusal> =>
  new Refusal(code, courseCheckInRefusals[code])
