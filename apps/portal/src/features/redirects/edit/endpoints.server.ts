import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { redirectRefusals } from '../model/refusals.ts'
import { Redirects } from './contract.ts'
import { editEndpoints as endpoints } from './endpoints.ts'
import { RedirectEdit } from './redirect-forms.ts'

const access = { staff: ['admin'] } as const

export const editDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary: 'Old addresses and where they lead.',
    access,
    answer: Redirects,
  }),
  save: describeEndpoint(endpoints.save, {
    summary: 'Adds, changes or removes a redirect, if it is as it was read.',
    access,
    body: RedirectEdit,
    answer: Done,
    refusals: only(
      redirectRefusals,
      'REDIRECT_NOT_FOUND',
      'REDIRECT_CHANGED',
      'REDIRECT_EXISTS',
      'ADDRESS_IN_USE',
      'REDIRECT_CIRCLE',
      'TOO_MANY_REDIRECTS',
    ),
    audits: ['redirect-saved', 'redirect-removed'],
    concerns: { nobody: 'addresses of the site' },
  }),
}
