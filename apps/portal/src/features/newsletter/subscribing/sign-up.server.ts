import type { Locale } from '@trivsel/content-contract/content'
import { z } from 'zod'
import type { SentForm } from '#core/public-forms/contract.ts'
import { takeForm } from '#core/public-forms/take-form.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { consentVersion, newsletterTopics } from '../rules.ts'
import { signUpForm } from '../sign-up-form.ts'
import { signUpAttempts, signUpTask } from './sign-up-task.server.ts'

const Topics = z.array(z.enum(newsletterTopics))

type Asked = { sent: SentForm; userId: string | null; language: Locale; now: Date }

/**
 * Takes what somebody has put into the form; whatever we know of the address, nothing is said of it.
 * @throws {Refusal} `formRefusals`, TOO_MANY_ATTEMPTS (429)
 */
export async function signUp(
  parts: Parameters<typeof takeForm>[0],
  { language, ...asked }: Asked,
): Promise<void> {
  await takeForm(parts, signUpForm, asked, (transaction, { answers, email }) =>
    enqueueJob(
      transaction,
      signUpTask,
      {
        email,
        language,
        consentVersion,
        source: signUpForm.id,
        topics: Topics.parse(answers.topics),
        askedAt: asked.now.toISOString(),
      },
      { maxAttempts: signUpAttempts },
    ),
  )
}
