import { z } from 'zod'
import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { kindergartenOfficeRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { moneyRefusals } from '../model/refusals.ts'
import {
  DecisionEnd,
  DecisionForm,
  FeeChildren,
  PayersForm,
  PriceForm,
  Prices,
} from './contract.ts'
import { feeEndpoints as endpoints } from './endpoints.ts'

const ofOffice = { access: { staff: kindergartenOfficeRoles } } as const
const byId = (refusal: string) => ({ schema: z.object({ id: z.uuid() }), refusal }) as const

export const feesDescribed = {
  listPrices: describeEndpoint(endpoints.listPrices, {
    ...ofOffice,
    summary: 'What places in kindergartens cost, the latest price first.',
    answer: Prices,
  }),
  savePrice: describeEndpoint(endpoints.savePrice, {
    ...ofOffice,
    summary: 'Saves a price, or adds one from a month on.',
    params: byId('INVALID_REQUEST'),
    body: PriceForm,
    answer: Done,
    refusals: {
      ...only(kindergartenRefusals, 'KINDERGARTEN_CHANGED'),
      ...only(moneyRefusals, 'PRICE_MONTH_TAKEN'),
    },
    audits: ['kindergarten-price-saved'],
    concerns: { nobody: 'a price is for all' },
  }),
  listChildren: describeEndpoint(endpoints.listChildren, {
    ...ofOffice,
    summary: 'Children of a kindergarten with what the municipality has decided and who pays.',
    params: byId('KINDERGARTEN_NOT_FOUND'),
    answer: FeeChildren,
    refusals: only(kindergartenRefusals, 'KINDERGARTEN_NOT_FOUND'),
  }),
  enterDecision: describeEndpoint(endpoints.enterDecision, {
    ...ofOffice,
    summary:
      'Enters what the municipality has decided for a child. The same id again is the same decision.',
    body: DecisionForm,
    answer: Done,
    refusals: {
      ...only(kindergartenRefusals, 'CHILD_NOT_FOUND'),
      ...only(moneyRefusals, 'DECISION_OVERLAPS'),
    },
    audits: ['kindergarten-decision-entered'],
    concerns: 'person',
  }),
  endDecision: describeEndpoint(endpoints.endDecision, {
    ...ofOffice,
    summary: 'Ends a decision of the municipality; one that was wrong before its start.',
    params: byId('DECISION_NOT_FOUND'),
    body: DecisionEnd,
    answer: Done,
    refusals: {
      ...only(kindergartenRefusals, 'KINDERGARTEN_CHANGED'),
      ...only(moneyRefusals, 'DECISION_NOT_FOUND', 'DECISION_END_INVALID'),
    },
    audits: ['kindergarten-decision-ended'],
    concerns: 'person',
  }),
  setPayers: describeEndpoint(endpoints.setPayers, {
    ...ofOffice,
    summary: 'Says who pays for a child from a month on; two share by per cent.',
    params: byId('CHILD_NOT_FOUND'),
    body: PayersForm,
    answer: Done,
    refusals: {
      ...only(kindergartenRefusals, 'CHILD_NOT_FOUND', 'KINDERGARTEN_CHANGED'),
      ...only(moneyRefusals, 'PAYER_INVALID'),
    },
    audits: ['kindergarten-payers-set'],
    concerns: 'person',
  }),
}
