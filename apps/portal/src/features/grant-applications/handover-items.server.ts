import { perLocale } from '@trivsel/content-contract/locales'
import type { HandoverSource } from '#core/associations/handover.server.ts'
import { m } from '#messages'
import { countDrafts, countOpen } from './model/count-open.server.ts'

/** Applications that the new board goes on with: drafts, and those that wait for an answer. */
export const grantHandoverItems: HandoverSource = async (database, { associationId }) => {
  const [drafts, open] = await Promise.all([
    countDrafts(database, associationId),
    countOpen(database, associationId),
  ])
  const items = [
    { key: 'grant-drafts', count: drafts, text: m.grant_applications_handover_drafts },
    { key: 'grant-applications', count: open, text: m.grant_applications_handover_open },
  ]
  return items.flatMap(({ key, count, text }) =>
    count === 0
      ? []
      : [
          {
            key,
            name: perLocale((locale) => m.grant_applications_heading({}, { locale })),
            text: perLocale((locale) => text({ count }, { locale })),
            page: 'applyForGrant' as const,
          },
        ],
  )
}
