import { perLocale } from '@trivsel/content-contract/locales'
import { previewMail } from '#platform/mail/mail-preview.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { composeGrantCaseMail, type GrantCaseNotification } from './model/mails.server.ts'

const meetsAt = new Date('2026-12-09T16:00:00Z')
const id = '00000000-0000-4000-8000-000000000000'

const notifications: readonly GrantCaseNotification[] = [
  {
    kind: 'changes-asked',
    comment: 'Regnskapet for i fjor kan ikke leses. Last det opp på nytt.',
    until: meetsAt,
  },
  {
    kind: 'refused',
    reasons: [
      {
        no: 'Vedtektene mangler. Uten dem kan vi ikke behandle søknaden.',
        en: 'The statutes are missing. Without them we cannot process the application.',
      },
    ],
    comment: 'Dere har lastet opp årsmeldingen i stedet for vedtektene.',
    appealUntil: '2026-12-19',
    appealBody: { no: 'Klagenemnda', en: 'the appeals board' },
  },
  { kind: 'reopened', comment: '', meetsAt },
  {
    kind: 'moved',
    reason: 'Arrangementet er i februar, og dere venter på svar fra huset.',
    round: perLocale(() => 'Januar 2027'),
    meetsAt,
    deadlineAt: new Date('2026-12-02T22:59:00Z'),
  },
  { kind: 'withdrawn', reason: 'Styrelederen ba om det i et brev 27. november.' },
]

export const grantCaseMails = notifications.map((what) =>
  previewMail(`grant-case-${what.kind}`, composeGrantCaseMail, ({ portalUrl, locale }) =>
    composeGrantCaseMail(
      what,
      {
        title: 'Høstkonsert',
        reference: '900017',
        association: 'Studentkoret Tonika',
        urlIn: (language) => portalUrl + pagePath('association', language, { id }),
      },
      locale,
    ),
  ),
)
