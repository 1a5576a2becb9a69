import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { findAccountFields } from './account-fields.server.ts'
import { admitForm } from './admit-form.server.ts'
import type { SentForm } from './contract.ts'
import type { Answers, FormDefinition } from './form-definition.ts'
import { readAnswers } from './read-answers.ts'
import { refuseForm } from './refuse-form.server.ts'
import { refuseUsed, spendToken } from './spend-token.server.ts'

type Parts = {
  database: Database
  /** Signs tokens. */
  secret: string
  /** Counts what is sent with one e-mail address, and refuses what is too much. */
  countMail: (email: string) => Promise<unknown>
}

/** What has come, of a form that is filled in rightly. */
export type TakenForm = {
  readonly answers: Answers
  /** In lower case. */
  readonly email: string
}

/**
 * Takes a form over the engine, all of it or nothing.
 * @param keep writes what it is for, in the transaction in which its token is used
 * @throws {Refusal} `formRefusals`, TOO_MANY_ATTEMPTS (429)
 */
export async function takeForm(
  { database, secret, countMail }: Parts,
  definition: FormDefinition,
  { sent, userId, now }: { sent: SentForm; userId: string | null; now: Date },
  keep: (transaction: Database, taken: TakenForm) => Promise<void>,
): Promise<void> {
  const { token: sentToken, alert, alert2 } = sent
  const named: Readonly<Record<string, string | undefined>> = { token: sentToken, alert, alert2 }
  const token = admitForm(secret, (name) => named[name], now)
  const typed = { ...sent.answers, ...(await findAccountFields(database, userId)) }
  const read = readAnswers(definition, typed, osloDate(now))
  if ('problems' in read) throw refuseForm('FIELDS_INVALID', { fields: read.problems })
  const { answers } = read
  const contentHash = createHash('sha256')
    .update(JSON.stringify([definition.id, answers]))
    .digest('hex')
  await refuseUsed(database, token, contentHash)
  const email = String(answers.email).toLowerCase()
  await countMail(email)
  await database.transaction(async (transaction) => {
    await spendToken(transaction, token, contentHash)
    await keep(transaction, { answers, email })
  })
}
