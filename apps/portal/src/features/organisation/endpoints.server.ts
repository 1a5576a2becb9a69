import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import {
  OrganisationForm,
  OrganisationSaved,
  OrganisationSettings,
  organisationRefusals,
} from './contract.ts'
import { organisationEndpoints as endpoints } from './endpoints.ts'

const administrators = { staff: ['admin'] } as const

export const described = {
  read: describeEndpoint(endpoints.read, {
    summary: 'What is set of the organisation: its name, addresses and what mails end with.',
    access: administrators,
    answer: OrganisationSettings,
  }),
  save: describeEndpoint(endpoints.save, {
    summary:
      'Sets the organisation, if it is still the one that was seen. Pages, mails and letters follow at once.',
    access: administrators,
    body: OrganisationForm,
    answer: OrganisationSaved,
    refusals: organisationRefusals,
    audits: ['organisation-saved'],
    concerns: { nobody: 'the organisation itself' },
  }),
}
