import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { applicantRefusals } from '../model/applicant.server.ts'
import { OwnApplication } from '../model/contract.ts'
import { readEndpoints as endpoints } from './endpoints.ts'

export const readDescribed = {
  application: describeEndpoint(endpoints.application, {
    summary:
      'An application for a grant as its applicant has it: draft, files, checklist and status.',
    access: 'user',
    params: { schema: z.object({ applicationId: z.uuid() }), refusal: 'GRANT_NOT_FOUND' },
    answer: OwnApplication,
    refusals: only(applicantRefusals, 'GRANT_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING'),
  }),
}
