import { callStaff } from '#core/staff-area/queries.ts'
import type { ProposalsForm } from '../model/contract.ts'
import { proposeEndpoints as endpoints } from './endpoints.ts'

export const saveProposals = (roundId: string, proposals: ProposalsForm['proposals']) =>
  callStaff(endpoints.save, { params: { id: roundId }, body: { proposals } })
