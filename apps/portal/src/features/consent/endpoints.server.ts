import { trackRoute } from '#core/consent/endpoints.ts'
import { describeRoute } from '#platform/api/describe-route.server.ts'
import { TrackedEvent } from './contract.ts'

export const described = {
  track: describeRoute(trackRoute, {
    summary:
      'Counts that something happened. What comes without the visitor’s consent is not counted, and nobody is told.',
    mayAsk: 'everybody',
    body: TrackedEvent,
    answer: { kind: 'nothing' },
  }),
}
