import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import {
  PeriodChange,
  RemovalPreview,
  Retention,
  retentionRefusals,
  WantedPeriod,
} from './contract.ts'
import { retentionEndpoints as endpoints } from './endpoints.ts'

const administrators = { staff: ['admin'] } as const

export const described = {
  read: describeEndpoint(endpoints.read, {
    summary: 'Every kind of data about people, how long it is kept, and which periods can change.',
    access: administrators,
    query: z.object({ language: z.enum(locales).catch(defaultLocale) }),
    answer: Retention,
  }),
  preview: describeEndpoint(endpoints.preview, {
    summary: 'How many rows the next run would remove with another period. Nothing is changed.',
    access: administrators,
    body: WantedPeriod,
    answer: RemovalPreview,
    refusals: only(retentionRefusals, 'PERIOD_UNKNOWN', 'MONTHS_INVALID'),
    audits: [],
  }),
  save: describeEndpoint(endpoints.save, {
    summary: 'Changes a period, if it is still the one that was seen. The next run goes by it.',
    access: administrators,
    body: PeriodChange,
    answer: Done,
    refusals: retentionRefusals,
    audits: ['retention-period-saved'],
    concerns: { nobody: 'how long data of everybody is kept' },
  }),
}
