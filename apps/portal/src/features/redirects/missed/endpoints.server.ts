import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { redirectRefusals } from '../model/refusals.ts'
import { Ignoring, MissedAddresses } from './contract.ts'
import { missedEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['admin'] } as const

export const missedDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary: 'Addresses where nothing is and that people ask for, the most frequent first.',
    access,
    answer: MissedAddresses,
  }),
  ignore: describeEndpoint(endpoints.ignore, {
    summary: 'Ignores such an address, or shows it again.',
    access,
    body: Ignoring,
    answer: Done,
    refusals: only(redirectRefusals, 'MISSED_ADDRESS_NOT_FOUND'),
    audits: ['missed-address-ignored', 'missed-address-shown'],
    concerns: { nobody: 'addresses of the site' },
  }),
}
