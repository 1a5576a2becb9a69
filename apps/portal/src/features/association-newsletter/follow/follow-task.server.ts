import { Email } from '@trivsel/content-contract/email-address'
import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { answerSignUp } from '#core/newsletters/answer-sign-up.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import {
  composeAlreadyFollowingMail,
  composeFollowConfirmMail,
} from '../model/compose-mails.server.ts'
import { followFormId } from '../model/rules.ts'
import { findSendingAssociation } from './find-sending-association.server.ts'
import { createFollowLinks } from './links.server.ts'

/**
 * Sends the reply to somebody who wants to follow an association. The job looks the address up, and not
 * the request, so that the form gives the same answer in the same time for every address.
 */
export const followTask = declareTask(
  'association-follow',
  z.strictObject({
    associationId: z.uuid(),
    email: Email.toLowerCase(),
    language: z.enum(locales),
    consentVersion: z.int(),
    /** When the form was sent. */
    askedAt: z.iso.datetime(),
  }),
)

/** Spread over about six hours. After that people have signed up again. */
export const followAttempts = 10

export function followTaskHandler({
  database,
  encryption,
  mailer,
  portalUrl,
}: {
  database: Database
  encryption: Pick<FieldEncryption, 'index'>
  mailer: Pick<Mailer, 'send'>
  portalUrl: string
}): TaskHandler {
  const links = createFollowLinks({ encryption, portalUrl })
  return handleTask(followTask, async ({ associationId, askedAt, ...choices }, { jobId }) => {
    const mail = await database.transaction(async (transaction) => {
      const found = await findSendingAssociation(transaction, associationId)
      if (!found) return null
      const association = found.name
      const compose: Parameters<typeof answerSignUp>[1]['compose'] = {
        confirm: (parts, locale) => composeFollowConfirmMail({ ...parts, association }, locale),
        already: (parts, locale) => composeAlreadyFollowingMail({ ...parts, association }, locale),
      }
      return answerSignUp(
        transaction,
        { links, compose },
        {
          ...choices,
          list: associationId,
          topics: [],
          source: followFormId,
          requestedAt: new Date(askedAt),
        },
      )
    })
    if (mail) await mailer.send({ to: choices.email, ...mail, jobId })
  })
}
