import { Refusal } from '#platform/api/errors.server.ts'
import { type ClassStaffRefusal, classStaffRefusals } from './refusals.ts'

export function refuse(code: ClassStaffRefusal): Refusal<ClassStaffRefusal> {
  return new Refusal(code, classStaffRefusals[code])
}
