import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { InstitutionSetup, IssuedKey } from './contract.ts'
import type { SetupEdit } from './setup-forms.ts'

const institutions = '/api/frontend/staff/institutions'

export const setupEndpoints = {
  read: endpoint<{ answer: InstitutionSetup }>()('GET', institutions),
  save: endpoint<{ body: SetupEdit; answer: Done }>()('POST', `${institutions}/changes`),
  issueKey: endpoint<{ body: { institution: string }; answer: IssuedKey }>()(
    'POST',
    `${institutions}/keys`,
  ),
  revokeKey: endpoint<{ answer: Done }>()('DELETE', `${institutions}/keys/:id`),
}
