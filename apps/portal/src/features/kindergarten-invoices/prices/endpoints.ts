import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  DecisionEnd,
  DecisionForm,
  FeeChildren,
  PayersForm,
  PriceForm,
  Prices,
} from './contract.ts'

const path = '/api/frontend/staff/kindergarten-fees'

export const feeEndpoints = {
  listPrices: endpoint<{ answer: Prices }>()('GET', `${path}/prices`),
  savePrice: endpoint<{ body: PriceForm; answer: Done }>()('PUT', `${path}/prices/:id`),
  listChildren: endpoint<{ answer: FeeChildren }>()('GET', `${path}/kindergartens/:id/children`),
  enterDecision: endpoint<{ body: DecisionForm; answer: Done }>()('POST', `${path}/decisions`),
  endDecision: endpoint<{ body: DecisionEnd; answer: Done }>()('POST', `${path}/decisions/:id/end`),
  setPayers: endpoint<{ body: PayersForm; answer: Done }>()('PUT', `${path}/children/:id/payers`),
}
