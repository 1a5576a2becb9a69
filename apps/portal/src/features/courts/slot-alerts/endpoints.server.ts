import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { LanguageQuery } from '../model/contract.ts'
import { slotAlertRefusals } from '../model/slot-alert-refusals.ts'
import { SlotAlertId, SlotAlertRequest, SlotAlerts } from './contract.ts'
import { slotAlertEndpoints as endpoints } from './endpoints.ts'

const refusalField = 'errorMessage'

export const slotAlertsDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Lists the slot alerts of the caller.',
    access: 'user',
    query: LanguageQuery,
    answer: SlotAlerts,
  }),
  request: describeEndpoint(endpoints.request, {
    summary:
      'Requests one notification when a taken time becomes free. The time is not held for the caller.',
    access: 'user',
    body: SlotAlertRequest,
    answer: Done,
    refusals: slotAlertRefusals,
    refusalField,
  }),
  remove: describeEndpoint(endpoints.remove, {
    summary: 'Removes a slot alert. A repeated request succeeds.',
    access: 'user',
    params: { schema: SlotAlertId, refusal: 'SLOT_ALERT_NOT_FOUND' },
    answer: Done,
    refusals: { SLOT_ALERT_NOT_FOUND: 404 },
    refusalField,
  }),
}
