import { z } from 'zod'
import { AssociationId } from '#core/associations/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { newsletterRefusals } from '../model/refusals.ts'
import { NewsletterOfAssociation } from './contract.ts'
import { overseeEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['caseworker'] } as const

export const overseeDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'The issues that an association has sent, and the number of its followers. Contains no addresses.',
    access,
    params: { schema: z.object({ id: AssociationId }), refusal: 'ASSOCIATION_NOT_FOUND' },
    answer: NewsletterOfAssociation,
  }),
  stop: describeEndpoint(endpoints.stop, {
    summary: 'Stops an issue of the newsletter of an association that is being sent.',
    access,
    params: {
      schema: z.object({ id: AssociationId, issueId: z.uuid() }),
      refusal: 'ISSUE_NOT_FOUND',
    },
    answer: Done,
    refusals: only(newsletterRefusals, 'ISSUE_NOT_FOUND', 'ISSUE_NOT_SENDING'),
    audits: ['association-newsletter-stopped'],
    concerns: 'person',
  }),
}
