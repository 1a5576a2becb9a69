import type { Locale } from '@trivsel/content-contract/locales'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import type { SentForm } from '#core/public-forms/contract.ts'
import { takeForm } from '#core/public-forms/take-form.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { consentVersion } from '../model/rules.ts'
import { findSendingAssociation } from './find-sending-association.server.ts'
import { followForm } from './follow-form.ts'
import { followAttempts, followTask } from './follow-task.server.ts'

type Request = {
  sent: SentForm
  userId: string | null
  associationId: string
  language: Locale
  now: Date
}

/**
 * Accepts a sign-up. The answer does not show whether the address is known.
 * @throws {Refusal} ASSOCIATION_NOT_FOUND (404), `formRefusals`, TOO_MANY_ATTEMPTS (429)
 */
export async function follow(
  parts: Parameters<typeof takeForm>[0],
  { associationId, language, ...request }: Request,
): Promise<void> {
  if (!(await findSendingAssociation(parts.database, associationId)))
    throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  await takeForm(parts, followForm, request, (transaction, { email }) =>
    enqueueJob(
      transaction,
      followTask,
      { associationId, email, language, consentVersion, askedAt: request.now.toISOString() },
      { maxAttempts: followAttempts },
    ),
  )
}
