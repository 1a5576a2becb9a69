import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { kindergartenOfficeRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { setupRefusals } from '../model/refusals.ts'
import { ConsentKinds } from './contract.ts'
import { consentKindEndpoints as endpoints } from './endpoints.ts'
import { ConsentKindEdit } from './forms.ts'

const access = { staff: kindergartenOfficeRoles } as const

export const consentKindDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'What guardians consent to or not, with what is no longer offered.',
    access,
    answer: ConsentKinds,
  }),
  save: describeEndpoint(endpoints.save, {
    summary:
      'Adds, changes, moves, stops or offers a kind of consent, if it is as it was read. One that guardians have answered stays as it was, and a new one takes its place.',
    access,
    body: ConsentKindEdit,
    answer: Done,
    refusals: {
      ...only(kindergartenRefusals, 'KINDERGARTEN_CHANGED'),
      ...only(setupRefusals, 'CONSENT_KIND_NOT_FOUND'),
    },
    audits: [
      'kindergarten-consent-kind-added',
      'kindergarten-consent-kind-changed',
      'kindergarten-consent-kind-moved',
      'kindergarten-consent-kind-stopped',
      'kindergarten-consent-kind-offered',
    ],
    concerns: { nobody: 'what all guardians are asked for' },
  }),
}
