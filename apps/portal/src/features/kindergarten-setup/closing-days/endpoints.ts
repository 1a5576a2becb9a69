import { endpoint } from '#platform/api/endpoint.ts'
import { kindergartenPath } from '../model/path.ts'
import type { ChangedClosingDays } from './contract.ts'
import type { ClosingDayEdit } from './forms.ts'

export const closingDayEndpoints = {
  save: endpoint<{ body: ClosingDayEdit; answer: ChangedClosingDays }>()(
    'POST',
    `${kindergartenPath}/closing-days`,
  ),
}
