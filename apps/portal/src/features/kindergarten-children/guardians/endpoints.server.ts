import { z } from 'zod'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { kindergartenChildRefusals as known } from '../model/refusals.ts'
import { ContactDetails } from './contract.ts'
import { guardianEndpoints as endpoints } from './endpoints.ts'
import { AccessForm, BlockForm, RestrictionForm } from './forms.ts'

const onGuardian = {
  access: { staff: kindergartenRoles },
  params: {
    schema: z.object({ id: z.uuid(), guardianId: z.uuid() }),
    refusal: 'GUARDIAN_NOT_FOUND',
  },
  concerns: 'person',
} as const
const refusals = only(known, 'CHILD_NOT_FOUND', 'GUARDIAN_NOT_FOUND', 'KINDERGARTEN_CHANGED')

export const guardiansDescribed = {
  changeAccess: describeEndpoint(endpoints.changeAccess, {
    summary: 'Opens the access of a guardian to a child, or takes it back.',
    ...onGuardian,
    body: AccessForm,
    answer: Done,
    refusals: {
      ...refusals,
      ...only(known, 'GUARDIAN_BLOCKED', 'GUARDIAN_WITHOUT_RESPONSIBILITY'),
    },
    audits: ['kindergarten-access-opened', 'kindergarten-access-closed'],
  }),
  changeBlock: describeEndpoint(endpoints.changeBlock, {
    summary:
      'Blocks a guardian from a child whatever an import says, or ends that. The end opens nothing.',
    ...onGuardian,
    body: BlockForm,
    answer: Done,
    refusals,
    audits: ['kindergarten-guardian-blocked', 'kindergarten-guardian-unblocked'],
  }),
  changeRestriction: describeEndpoint(endpoints.changeRestriction, {
    summary: 'Hides how a guardian is reached from lists and other guardians, or no longer.',
    ...onGuardian,
    body: RestrictionForm,
    answer: Done,
    refusals,
    audits: ['kindergarten-address-restricted', 'kindergarten-address-unrestricted'],
  }),
  show: describeEndpoint(endpoints.show, {
    summary: 'How a guardian is reached. Who looked is audited.',
    ...onGuardian,
    answer: ContactDetails,
    refusals: only(known, 'CHILD_NOT_FOUND', 'GUARDIAN_NOT_FOUND'),
    audits: ['kindergarten-guardian-shown'],
  }),
}
