import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeDecisionMail, type DecisionNotification } from './letters/decision-mail.server.ts'

const association = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', name: 'Sjakklubben' }
const round = { no: 'Desember 2026', en: 'December 2026' }
const body = { no: 'Klagenemnda', en: 'The appeal board' }
const granted = { outcome: 'granted', amountOre: 1_250_000, appealUntil: '2026-12-20' } as const
const refused = { outcome: 'refused', amountOre: 0, appealUntil: '2026-12-20' } as const

const notifications: readonly (readonly [name: string, what: DecisionNotification])[] = [
  ['granted', { kind: 'decided', ...granted }],
  ['refused', { kind: 'decided', ...refused }],
  ['corrected', { kind: 'corrected', ...granted }],
  ['postponed', { kind: 'postponed', round }],
  ['appeal-received', { kind: 'appeal-received', body }],
  ['appeal-withdrawn', { kind: 'appeal-withdrawn' }],
  ['appeal-changed', { kind: 'appeal-changed', ...granted, appealUntil: null }],
  ['appeal-stands', { kind: 'appeal-stands' }],
  ['appeal-not-heard', { kind: 'appeal-not-heard' }],
]

export const grantDecisionMails = notifications.map(([name, what]) =>
  previewMail(`grant-decision-${name}`, composeDecisionMail, ({ portalUrl, locale }) =>
    composeDecisionMail(
      what,
      {
        applicationId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
        association,
        title: 'Julebord for nye medlemmer',
        reference: '900017',
        firstName: 'Maja',
        portalUrl,
      },
      locale,
    ),
  ),
)
