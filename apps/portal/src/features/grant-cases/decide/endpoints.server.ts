import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { AttachmentId } from '#core/files/contract.ts'
import { mediaTypes } from '#core/files/file-types.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { staffRefusals } from '#core/staff-area/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { StaffGrant } from '../model/contract.ts'
import { decideEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['caseworker'] } as const

export const decideDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary: 'An application for a grant, by its case, with all that a caseworker checks it by.',
    access,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' },
    answer: StaffGrant,
    refusals: { ...only(caseRefusals, 'CASE_NOT_FOUND'), ...only(staffRefusals, 'OWN_CASE') },
  }),
  file: describeEndpoint(endpoints.file, {
    summary: 'A file that an application for a grant was sent with.',
    access,
    params: { schema: z.object({ id: z.uuid(), file: AttachmentId }), refusal: 'FILE_NOT_FOUND' },
    answer: { kind: 'file', types: mediaTypes },
    refusals: downloadRefusals,
  }),
}
