import { trackEndpoint } from '#core/consent/endpoints.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { TrackedEvent } from './contract.ts'

export const described = {
  track: describeEndpoint(trackEndpoint, {
    summary:
      'Counts that something happened. What comes without the visitor’s consent is not counted, and nobody is told.',
    access: 'everybody',
    body: TrackedEvent,
    answer: { kind: 'nothing' },
  }),
}
