import { z } from 'zod'
import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { kindergartenOfficeRoles, kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { moneyRefusals } from '../model/refusals.ts'
import {
  ChangedParts,
  FeeExport,
  MonthQuery,
  Preview,
  RunForm,
  RunStarted,
  Runs,
} from './contract.ts'
import { runEndpoints as endpoints } from './endpoints.ts'

const ofStaff = { access: { staff: kindergartenRoles } } as const
const notTheirs = only(kindergartenRefusals, 'KINDERGARTEN_NOT_FOUND')
const byRule = { nobody: 'invoices all who pay by the same prices and decisions' } as const

export const runsDescribed = {
  list: describeEndpoint(endpoints.list, {
    ...ofStaff,
    summary: 'The caller’s kindergartens and their latest invoice runs with progress.',
    answer: Runs,
  }),
  preview: describeEndpoint(endpoints.preview, {
    ...ofStaff,
    summary: 'What a run for a month would invoice, by payer, and what is left out and why.',
    query: z.object(MonthQuery.shape),
    answer: Preview,
    refusals: notTheirs,
  }),
  start: describeEndpoint(endpoints.start, {
    ...ofStaff,
    summary:
      'Issues what was previewed, in the background. A run that waits for the same month is the same run.',
    body: RunForm,
    answer: RunStarted,
    refusals: { ...notTheirs, ...only(moneyRefusals, 'PREVIEW_CHANGED', 'RUN_EMPTY') },
    refusalDetails: { PREVIEW_CHANGED: ChangedParts },
    audits: ['kindergarten-run-started'],
    concerns: byRule,
  }),
  retry: describeEndpoint(endpoints.retry, {
    ...ofStaff,
    summary: 'Tries the invoices of a run again that failed.',
    params: { schema: z.object({ id: z.uuid() }), refusal: 'RUN_NOT_FOUND' },
    answer: Done,
    refusals: only(moneyRefusals, 'RUN_NOT_FOUND'),
    audits: ['kindergarten-run-retried'],
    concerns: byRule,
  }),
  exportFees: describeEndpoint(endpoints.exportFees, {
    access: { staff: kindergartenOfficeRoles },
    summary:
      'Places, presence and fees of a kindergarten for a month, for the municipality. Has national ids, and is in the audit log.',
    body: MonthQuery,
    answer: FeeExport,
    refusals: notTheirs,
    audits: ['kindergarten-fees-exported'],
    concerns: { nobody: 'reads a whole kindergarten and changes nothing' },
  }),
}
