import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { LanguageQuery } from '../model/contract.ts'
import { slotAlertRefusals } from '../model/slot-alert-refusals.ts'
import { SlotAlertId, SlotAlertRequest, SlotAlerts } from './contract.ts'
import { slotAlertEndpoints as routes } from './endpoints.ts'

const refusalField = 'errorMessage'

export const slotAlertsDescribed = {
  list: describeEndpoint(routes.list, {
    summary: 'The times of courts of which one wants to be told when they can be had.',
    access: 'user',
    query: LanguageQuery,
    answer: SlotAlerts,
  }),
  ask: describeEndpoint(routes.ask, {
    summary:
      'Asks to be told once when a time that is taken can be had. It is not kept for whoever is told.',
    access: 'user',
    body: SlotAlertRequest,
    answer: Done,
    refusals: slotAlertRefusals,
    refusalField,
  }),
  remove: describeEndpoint(routes.remove, {
    summary: 'Does not want to be told any more. Sent again it is done.',
    access: 'user',
    params: { schema: SlotAlertId, refusal: 'SLOT_ALERT_NOT_FOUND' },
    answer: Done,
    refusals: { SLOT_ALERT_NOT_FOUND: 404 },
    refusalField,
  }),
}
