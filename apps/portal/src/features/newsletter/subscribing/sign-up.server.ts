import type { Locale } from '@trivsel/content-contract/locales'

import { z } from 'zod'
import { consentVersion, newsletterTopics } from '#core/newsletters/rules.ts'
import type { SentForm } from '#core/public-forms/contract.ts'
import { takeForm } from '#core/public-forms/take-form.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { signUpForm } from './sign-up-form.ts'
import { signUpAttempts, signUpTask } from './sign-up-task.server.ts'

const Topics = z.array(z.enum(newsletterTopics))

type SignUpRequest = { sent: SentForm; userId: string | null; language: Locale; now: Date }

/**
 * Accepts a sign-up. The answer does not show whether the address is known.
 * @throws {Refusal} `formRefusals`, TOO_MANY_ATTEMPTS (429)
 */
export async function signUp(
  parts: Parameters<typeof takeForm>[0],
  { language, ...request }: SignUpRequest,
): Promise<void> {
  await takeForm(parts, signUpForm, request, (transaction, { answers, email }) =>
    enqueueJob(
      transaction,
      signUpTask,
      {
        email,
        language,
        consentVersion,
        source: signUpForm.id,
        topics: Topics.parse(answers.topics),
        askedAt: request.now.toISOString(),
      },
      { maxAttempts: signUpAttempts },
    ),
  )
}
