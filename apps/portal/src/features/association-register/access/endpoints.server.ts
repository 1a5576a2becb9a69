import { z } from 'zod'
import { AssociationId } from '#core/associations/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { registerRefusals } from '../model/refusals.ts'
import { RegisterAccess, RegisterInfo } from './contract.ts'
import { accessEndpoints as endpoints } from './endpoints.ts'

const params = { schema: z.object({ id: AssociationId }), refusal: 'ASSOCIATION_NOT_FOUND' }
const refusals = only(registerRefusals, 'ASSOCIATION_NOT_FOUND')

export const accessDescribed = {
  access: describeEndpoint(endpoints.access, {
    summary:
      'Which roles read the register of an association, and who has; with names for those who give roles.',
    access: 'user',
    params,
    answer: RegisterAccess,
    refusals,
  }),
  info: describeEndpoint(endpoints.info, {
    summary:
      'For each member: what the register has, who can read it, who has, and for how long it is kept.',
    access: 'user',
    params,
    answer: RegisterInfo,
    refusals,
  }),
}
