import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { ofKindergarten } from '../model/of-kindergarten.server.ts'
import { setupRefusals } from '../model/refusals.ts'
import { ChangedClosingDays } from './contract.ts'
import { closingDayEndpoints as endpoints } from './endpoints.ts'
import { ClosingDayEdit } from './forms.ts'

export const closingDayDescribed = {
  save: describeEndpoint(endpoints.save, {
    summary:
      'Adds the closing days of a span, besides weekends and public holidays, or removes them. A day that has a reason gets the new one.',
    ...ofKindergarten,
    body: ClosingDayEdit,
    answer: ChangedClosingDays,
    refusals: {
      ...ofKindergarten.refusals,
      ...only(
        setupRefusals,
        'CLOSING_DAYS_INVALID',
        'CLOSING_DAYS_PAST',
        'CLOSING_DAYS_NONE',
        'CLOSING_DAYS_NOT_FOUND',
      ),
    },
    audits: ['kindergarten-closing-days-added', 'kindergarten-closing-days-removed'],
    concerns: { nobody: 'days on which a kindergarten is closed for all' },
  }),
}
