import { z } from 'zod'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { Removal } from '../model/forms.ts'
import { NumberForm } from '../model/person-forms.ts'
import { kindergartenChildRefusals as known } from '../model/refusals.ts'
import { ContactDetails, GuardianAdded } from './contract.ts'
import { guardianEndpoints as endpoints } from './endpoints.ts'
import {
  AccessForm,
  BlockForm,
  DetailsForm,
  GuardianForm,
  ResponsibilityForm,
  RestrictionForm,
} from './forms.ts'

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
  add: describeEndpoint(endpoints.add, {
    summary:
      'Binds a guardian to a child. A known national id is the same guardian, whose details stay. Opens no access.',
    access: { staff: kindergartenRoles },
    params: { schema: z.object({ id: z.uuid() }), refusal: 'CHILD_NOT_FOUND' },
    body: GuardianForm,
    answer: GuardianAdded,
    refusals: only(
      known,
      'CHILD_NOT_FOUND',
      'GUARDIAN_BOUND',
      'GUARDIAN_STAYS_BLOCKED',
      'GUARDIAN_NAME_DIFFERS',
      'SAME_NUMBER',
    ),
    audits: ['kindergarten-guardian-added', 'kindergarten-address-restricted'],
    concerns: 'person',
  }),
  correct: describeEndpoint(endpoints.correct, {
    summary: 'Corrects the name of a guardian and how they are reached. No import changes it then.',
    ...onGuardian,
    body: DetailsForm,
    answer: Done,
    refusals,
    audits: ['kindergarten-guardian-corrected'],
  }),
  renumber: describeEndpoint(endpoints.renumber, {
    summary: 'Replaces a wrong national id of a guardian: access follows the new one.',
    ...onGuardian,
    body: NumberForm,
    answer: Done,
    refusals: {
      ...refusals,
      ...only(known, 'GUARDIAN_EXISTS', 'GUARDIAN_ELSEWHERE', 'SAME_NUMBER'),
    },
    audits: ['kindergarten-guardian-renumbered'],
  }),
  remove: describeEndpoint(endpoints.remove, {
    summary: 'Takes a guardian off a child to whom they were bound by mistake.',
    ...onGuardian,
    body: Removal,
    answer: Done,
    refusals: { ...refusals, ...only(known, 'GUARDIAN_BLOCKED', 'GUARDIAN_USED') },
    audits: ['kindergarten-guardian-removed'],
  }),
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
  changeResponsibility: describeEndpoint(endpoints.changeResponsibility, {
    summary:
      'Corrects whether a guardian has parental responsibility; access is closed, and waits where they have it.',
    ...onGuardian,
    body: ResponsibilityForm,
    answer: Done,
    refusals,
    audits: ['kindergarten-responsibility-corrected'],
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
