import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { DepositAmounts } from '../model/contract.ts'
import { DeadlinesForm } from '../model/deadlines.ts'
import { depositRefusals } from '../model/refusals.ts'
import { AmountForm } from './amount-form.ts'
import { setupEndpoints as endpoints } from './endpoints.ts'

const caseworkers = { staff: ['caseworker'] } as const

export const describedSetup = {
  amounts: describeEndpoint(endpoints.amounts, {
    summary: 'What has to be deposited, by academic year, and by when.',
    access: caseworkers,
    answer: DepositAmounts,
  }),
  saveAmount: describeEndpoint(endpoints.saveAmount, {
    summary:
      'Proposes a figure of the table, if it is still the one that was seen. It counts when a second caseworker confirms it.',
    access: caseworkers,
    body: AmountForm,
    answer: Done,
    refusals: only(depositRefusals, 'AMOUNT_CHANGED'),
    audits: ['proposal-made'],
    concerns: { nobody: 'a figure for everybody, which a second person confirms' },
  }),
  saveDeadlines: describeEndpoint(endpoints.saveDeadlines, {
    summary:
      'Sets the days by which students apply and pay, if they are still those that were seen.',
    access: caseworkers,
    body: DeadlinesForm,
    answer: Done,
    refusals: only(depositRefusals, 'DEADLINES_CHANGED'),
    audits: ['deposit-deadlines-saved'],
    concerns: { nobody: 'days for everybody' },
  }),
}
