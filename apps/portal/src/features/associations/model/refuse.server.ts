import { Refusal } from '#platform/api/errors.server.ts'
import {
  type BoardRefusal,
  boardRefusals,
  type FoundingRefusal,
  foundingRefusals,
  type StaffRefusal,
  staffRefusals,
} from './refusals.ts'

const statuses = { ...foundingRefusals, ...boardRefusals, ...staffRefusals }

export const refuse = (
  code: FoundingRefusal | BoardRefusal | StaffRefusal,
  details: object = {},
): Refusal => new Refusal(code, statuses[code], { details })
