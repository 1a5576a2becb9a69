import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { certificateRefusals } from '#core/courses/certificate-refusals.ts'
import { certificateEndpoint, staffCertificateEndpoint } from '#core/courses/endpoints.ts'
import { courseRoles } from '#core/courses/roles.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'

const asFile = {
  query: z.object({ language: z.enum(locales) }),
  answer: { kind: 'file', types: ['application/pdf'] },
  refusals: certificateRefusals,
} as const

export const certificatesDescribed = {
  get: describeEndpoint(certificateEndpoint, {
    summary:
      'The certificate of a course as a PDF, for whoever has the code of the ticket, as its page is.',
    access: 'everybody',
    params: { schema: z.object({ code: z.string().max(200) }), refusal: 'TICKET_NOT_FOUND' },
    ...asFile,
  }),
  open: describeEndpoint(staffCertificateEndpoint, {
    summary:
      'The certificate of a course as a PDF, for staff of courses: the audit log says who has opened it. It is issued if it was not.',
    access: { staff: courseRoles },
    params: { schema: z.object({ id: z.uuid() }), refusal: 'TICKET_NOT_FOUND' },
    ...asFile,
    audits: ['course-certificate-opened'],
    concerns: 'person',
  }),
}
