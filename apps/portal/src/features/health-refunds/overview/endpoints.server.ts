import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { AttachmentId } from '#core/files/contract.ts'
import { mediaTypes } from '#core/files/file-types.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Application, Overview } from '../model/contract.ts'
import { overviewEndpoints as endpoints } from './endpoints.ts'

export const overviewDescribed = {
  overview: describeEndpoint(endpoints.overview, {
    summary: 'What one may apply for of health expenses, and one’s own applications.',
    access: 'user',
    answer: Overview,
  }),
  application: describeEndpoint(endpoints.application, {
    summary: 'One’s own application for a refund of health expenses.',
    access: 'user',
    params: { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' },
    answer: Application,
    refusals: only(caseRefusals, 'CASE_NOT_FOUND'),
  }),
  file: describeEndpoint(endpoints.file, {
    summary: 'A file that one has sent with an expense, or added to a form.',
    access: 'user',
    params: { schema: z.object({ file: AttachmentId }), refusal: 'FILE_NOT_FOUND' },
    answer: { kind: 'file', types: mediaTypes },
    refusals: downloadRefusals,
  }),
}
