import { Refusal } from '#platform/api/errors.server.ts'
import {
  type CoursePlaceRefusal,
  coursePlaceRefusals,
  type PlanningRefusal,
  planningRefusals,
} from './refusals.ts'

export const refuseCourse = (
  code: PlanningRefusal,
  details: object = {},
): Refusal<PlanningRefusal> => new Refusal(code, planningRefusals[code], { details })

export const refusePlace = (code: CoursePlaceRefusal): Refusal<CoursePlaceRefusal> =>
  new Refusal(code, coursePlaceRefusals[code])
