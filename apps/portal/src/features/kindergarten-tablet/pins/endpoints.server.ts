import { z } from 'zod'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { tabletRefusals } from '../model/refusals.ts'
import { EmployeePins, MadePin } from './contract.ts'
import { pinEndpoints as endpoints } from './endpoints.ts'

const ofEmployee = {
  access: { staff: kindergartenRoles },
  params: { schema: z.object({ id: z.uuid() }), refusal: 'EMPLOYEE_NOT_FOUND' },
  refusals: only(tabletRefusals, 'EMPLOYEE_NOT_FOUND'),
  concerns: 'person',
} as const

export const pinsDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Employees of the kindergartens of the caller, and whether they have a PIN.',
    access: { staff: kindergartenRoles },
    answer: EmployeePins,
  }),
  make: describeEndpoint(endpoints.make, {
    ...ofEmployee,
    summary: 'Gives an employee a new PIN, which is shown once. The one before is no longer valid.',
    answer: MadePin,
    audits: ['kindergarten-pin-made'],
  }),
  unlock: describeEndpoint(endpoints.unlock, {
    ...ofEmployee,
    summary: 'Opens a PIN that wrong ones have locked.',
    answer: z.strictObject({}),
    audits: ['kindergarten-pin-unlocked'],
  }),
}
