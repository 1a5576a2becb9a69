import { z } from 'zod'
import { deliverIssue as deliverToList } from '#core/newsletters/deliver-issue.server.ts'
import type { ListLinks } from '#core/newsletters/links.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import { findSendingAssociation } from '../follow/find-sending-association.server.ts'
import { memberKey } from '../follow/links.server.ts'
import { composeAssociationIssueMail } from '../model/compose-mails.server.ts'
import { senderOf } from '../model/sender.ts'
import { findNext } from './audience.server.ts'

/** Creates a mail of an issue for each member and each follower of an association. */
export const sendIssueTask = declareTask(
  'association-newsletter-send',
  z.strictObject({ issueId: z.uuid() }),
)

type Parts = {
  readonly database: Database
  readonly links: ListLinks
  readonly configuration: Pick<Configuration, 'MAIL_FROM' | 'MAIL_REPLY_TO'>
}

export const deliveryTask = (parts: Parts): TaskHandler =>
  handleTask(sendIssueTask, ({ issueId }, { signal }) => deliverIssue(parts, issueId, signal))

/** Resumes where it stopped and may run concurrently. */
export const deliverIssue = (
  { database, links, configuration }: Parts,
  issueId: string,
  signal: AbortSignal,
): Promise<void> =>
  deliverToList(
    {
      database,
      configuration,
      findNext,
      composer: async (transaction, issue) => {
        const associationId = issue.associationId ?? ''
        const found = await findSendingAssociation(transaction, associationId)
        if (!found) throw new Error('The association may not send any more')
        return ({ subscriptionId, userId, language }) => {
          const key = subscriptionId ?? memberKey(associationId, userId ?? '')
          return {
            ...composeAssociationIssueMail(issue, {
              association: found.name,
              language,
              isMember: subscriptionId === null,
              unsubscribeUrl: links.unsubscribeUrl(key, language),
            }),
            ...senderOf(found),
            listUnsubscribe: links.oneClickUrl(key, language),
          }
        }
      },
    },
    issueId,
    signal,
  )
