import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { type DeletionRefusal, deletionRefusals } from '#core/personal-data/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { privacyRefusals } from './contract.ts'
import { privacyEndpoints as endpoints } from './endpoints.ts'
import { AccessLogQuery, DeletionBody, DownloadForm, LanguageQuery } from './privacy-forms.ts'

const password = only(accountRefusals, 'WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS')

export const described = {
  accessLog: describeEndpoint(endpoints.accessLog, {
    summary: 'Who was shown what of oneself, the newest first.',
    access: 'user',
    query: AccessLogQuery,
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id: z.int(),
          at: z.iso.datetime(),
          actor: z.enum(['self', 'staff', 'gone']),
          data: z.string(),
          reason: z.string(),
        }),
      ),
      page: z.int(),
      retentionMonths: z.int(),
      hasMore: z.boolean(),
    }),
  }),
  download: describeEndpoint(endpoints.download, {
    summary: 'A file with all of one’s data; the national id is masked without the password.',
    access: 'user',
    body: DownloadForm,
    answer: { kind: 'file', types: ['text/html', 'application/json'] },
    refusals: password,
    limits: 'Six files in a quarter of an hour.',
  }),
  deletion: describeEndpoint(endpoints.deletion, {
    summary: 'What deleting one’s account would do, in words.',
    access: 'user',
    query: LanguageQuery,
    answer: z.strictObject({
      removed: z.array(z.string()),
      kept: z.array(z.strictObject({ name: z.string(), because: z.string() })),
      blockedBy: z.array(z.enum(Object.keys(deletionRefusals) as [DeletionRefusal])),
    }),
  }),
  deleteAccount: describeEndpoint(endpoints.deleteAccount, {
    summary: 'Deletes one’s account.',
    access: 'user',
    body: DeletionBody,
    answer: Done,
    refusals: { ...privacyRefusals, ...password },
    limits: 'Ten wrong passwords in a quarter of an hour.',
  }),
}
