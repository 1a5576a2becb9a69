import { megabyte } from '#core/files/limits.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Incoming } from './contract.ts'
import { incomingEndpoints as endpoints } from './endpoints.ts'
import { incomingRefusals } from './refusals.ts'

/** 10 MB of files are 14 MB in a mail. */
export const longestMail = 20 * megabyte

export const described = {
  mail: describeEndpoint(endpoints.mail, {
    summary:
      'Receives a raw mail (RFC 5322): a reply to an inquiry, or a delivery report. Safe to deliver twice.',
    access: { machine: { name: 'incomingMailKey', scheme: { type: 'http', scheme: 'bearer' } } },
    body: { type: 'message/rfc822' },
    longestBody: longestMail,
    answer: Incoming,
    refusals: incomingRefusals,
  }),
}
