import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { PayeeForm, VersionForm } from '../model/forms.ts'

const grant = '/api/frontend/granted-funding/:applicationId'

export const answerEndpoints = {
  accept: endpoint<{ body: VersionForm; answer: Done }>()('POST', `${grant}/accept`),
  decline: endpoint<{ body: VersionForm; answer: Done }>()('POST', `${grant}/decline`),
  payee: endpoint<{ body: PayeeForm; answer: Done }>()('PUT', `${grant}/account`),
}
