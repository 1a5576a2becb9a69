import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { institutionRefusals, institutionUses } from '../model/refusals.ts'
import { InstitutionSetup, IssuedKey } from './contract.ts'
import { setupEndpoints as endpoints } from './endpoints.ts'
import { SetupEdit } from './setup-forms.ts'

const access = { staff: ['admin'] } as const
const concerns = { nobody: 'what everybody chooses from' } as const

export const setupDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary: 'Institutions with their keys, and campuses, as staff edit them.',
    access,
    answer: InstitutionSetup,
  }),
  save: describeEndpoint(endpoints.save, {
    summary: 'Adds, changes, moves or removes an institution or a campus, if it is as it was read.',
    access,
    body: SetupEdit,
    answer: Done,
    refusals: only(
      institutionRefusals,
      'INSTITUTION_NOT_FOUND',
      'INSTITUTION_EXISTS',
      'DBH_EXISTS',
      'INSTITUTION_CHANGED',
      'INSTITUTION_IN_USE',
      'CAMPUS_NOT_FOUND',
      'CAMPUS_CHANGED',
      'CAMPUS_IN_USE',
    ),
    refusalDetails: {
      INSTITUTION_IN_USE: z.strictObject({ uses: z.record(z.enum(institutionUses), z.int()) }),
      CAMPUS_IN_USE: z.strictObject({ institutions: z.int() }),
    },
    audits: [
      'institution-saved',
      'institution-moved',
      'institution-removed',
      'campus-saved',
      'campus-moved',
      'campus-removed',
    ],
    concerns,
  }),
  issueKey: describeEndpoint(endpoints.issueKey, {
    summary: 'Makes a key with which an institution delivers semester fees; it is shown once.',
    access,
    body: z.object({ institution: z.string().max(30) }),
    answer: IssuedKey,
    refusals: only(institutionRefusals, 'INSTITUTION_NOT_FOUND'),
    audits: ['institution-key-issued'],
    concerns,
  }),
  revokeKey: describeEndpoint(endpoints.revokeKey, {
    summary: 'Ends a key.',
    access,
    params: { schema: z.object({ id: z.string().max(100) }), refusal: 'KEY_NOT_FOUND' },
    answer: Done,
    refusals: only(institutionRefusals, 'KEY_NOT_FOUND'),
    audits: ['institution-key-revoked'],
    concerns,
  }),
}
