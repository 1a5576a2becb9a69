import { Refusal } from '#platform/api/errors.server.ts'
import { type CourseRefusal, courseRefusals } from './refusals.ts'

export const refuseCourse = (code: CourseRefusal, details: object = {}): Refusal<CourseRefusal> =>
  new Refusal(code, courseRefusals[code], { details })
