import { megabyte } from '#core/files/limits.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Incoming } from './contract.ts'
import { incomingEndpoints as endpoints } from './endpoints.ts'
import { incomingRefusals } from './refusals.ts'

/** 10 MB of files are 14 as a mail carries them. */
export const longestMail = 20 * megabyte

export const described = {
  mail: describeEndpoint(endpoints.mail, {
    summary:
      'Takes in a mail as it is (RFC 5322): an answer to an inquiry, or a report of one that has come back. Safe to deliver twice.',
    access: { machine: { name: 'incomingMailKey', scheme: { type: 'http', scheme: 'bearer' } } },
    body: { type: 'message/rfc822' },
    longestBody: longestMail,
    answer: Incoming,
    refusals: incomingRefusals,
  }),
}
