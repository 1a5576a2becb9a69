import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { AttachmentId, uploadRefusalDetails } from '#core/files/contract.ts'
import { mediaTypes } from '#core/files/file-types.ts'
import { longestUpload } from '#core/files/limits.ts'
import { downloadRefusals, uploadRefusals } from '#core/files/refusals.ts'
import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { applicantRefusals } from '../model/applicant.server.ts'
import { applyRefusals } from '../model/refusals.ts'
import { AddedFile } from './contract.ts'
import { fileEndpoints as endpoints } from './endpoints.ts'

const ofOne = {
  schema: z.object({ applicationId: z.uuid(), file: AttachmentId }),
  refusal: 'FILE_NOT_FOUND',
} as const

const changing = {
  ...applicantRefusals,
  ...downloadRefusals,
  ...only(grantRefusals, 'GRANT_STATE'),
  ...only(applyRefusals, 'GRANT_DEADLINE_PASSED'),
}

export const filesDescribed = {
  add: describeEndpoint(endpoints.add, {
    summary: 'Adds a file to an application for a grant.',
    access: 'user',
    params: { schema: z.object({ applicationId: z.uuid() }), refusal: 'GRANT_NOT_FOUND' },
    query: z.object({ document: z.uuid().optional() }),
    body: { type: 'multipart/form-data' },
    longestBody: longestUpload,
    answer: AddedFile,
    refusals: {
      ...applicantRefusals,
      ...uploadRefusals,
      ...only(grantRefusals, 'GRANT_CHANGED', 'GRANT_STATE'),
      ...only(applyRefusals, 'GRANT_DEADLINE_PASSED'),
      ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    },
    refusalDetails: uploadRefusalDetails,
    limits: 'Sixty in a quarter of an hour.',
  }),
  read: describeEndpoint(endpoints.read, {
    summary: 'A file of one’s application for a grant.',
    access: 'user',
    params: ofOne,
    answer: { kind: 'file', types: mediaTypes },
    refusals: {
      ...downloadRefusals,
      ...only(applicantRefusals, 'GRANT_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING'),
    },
  }),
  remove: describeEndpoint(endpoints.remove, {
    summary: 'Takes a file out of an application; what was sent with it keeps it.',
    access: 'user',
    params: ofOne,
    answer: Done,
    refusals: changing,
  }),
  restore: describeEndpoint(endpoints.restore, {
    summary: 'Puts a file back that was taken out of an application.',
    access: 'user',
    params: ofOne,
    answer: Done,
    refusals: { ...changing, ...only(uploadRefusals, 'TOO_MANY_FILES', 'FILES_TOO_LARGE') },
  }),
}
