import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { AssociationId, OwnAssociations } from '#core/associations/contract.ts'
import { ownAssociationsEndpoint } from '#core/associations/endpoints.ts'
import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { AssociationOverviewAnswer, Closing } from '../model/contract.ts'
import { boardRefusals } from '../model/refusals.ts'
import { ownEndpoints as endpoints } from './endpoints.ts'
import { CloseForm } from './forms.ts'

const params = {
  schema: z.object({ id: AssociationId }),
  refusal: 'ASSOCIATION_NOT_FOUND',
} as const
const query = z.object({ language: z.enum(locales) })

export const describedOwn = {
  ownAssociations: describeEndpoint(ownAssociationsEndpoint, {
    summary: 'The associations in which the caller is a contact person or has a role today.',
    access: 'user',
    answer: OwnAssociations,
  }),
  overview: describeEndpoint(endpoints.overview, {
    summary: 'What the first page of one’s association shows: figures, and what happened lately.',
    access: 'user',
    params,
    answer: AssociationOverviewAnswer,
    refusals: only(associationRefusals, 'ASSOCIATION_NOT_FOUND'),
  }),
  closing: describeEndpoint(endpoints.closing, {
    summary: 'What keeps one’s association from being closed, for contact persons.',
    access: 'user',
    params,
    query,
    answer: Closing,
    refusals: only(associationRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING'),
  }),
  close: describeEndpoint(endpoints.close, {
    summary: 'Closes one’s association, for contact persons who type its name.',
    access: 'user',
    params,
    query,
    body: CloseForm,
    answer: Done,
    refusals: {
      ...only(
        associationRefusals,
        'ASSOCIATION_NOT_FOUND',
        'ASSOCIATION_RIGHT_MISSING',
        'ASSOCIATION_STATE',
      ),
      ...boardRefusals,
    },
    refusalDetails: {
      ASSOCIATION_UNFINISHED: z.strictObject({ unfinished: z.array(z.string()) }),
    },
  }),
}
