import { and, eq, isNull } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import type { Sender } from '#core/documents/letters/sender.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { findReasonTexts } from '#core/grants/decision/find-reasons.server.ts'
import {
  grantAppeal,
  grantDecision,
  type LetterTexts,
} from '#core/grants/decision/tables.server.ts'
import { readGrantSettings } from '#core/grants/settings.server.ts'
import { grantType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { MinutesCase } from '../model/minutes.ts'
import { drawLetter, type LetterFacts } from './draw-letter.server.ts'

type Version = { readonly applicationId: string; readonly version: number }

/** What every letter about an application says, in its language. */
async function describe(database: Database, { applicationId, version }: Version) {
  const [found] = await database
    .select({
      application: grantApplication,
      version: grantApplicationVersion,
      type: grantType.name,
      association: association.name,
      firstName: user.firstName,
      lastName: user.lastName,
    })
    .from(grantApplication)
    .innerJoin(
      grantApplicationVersion,
      and(
        eq(grantApplicationVersion.applicationId, grantApplication.id),
        eq(grantApplicationVersion.number, version),
      ),
    )
    .innerJoin(grantType, eq(grantType.id, grantApplication.typeId))
    .leftJoin(association, eq(association.id, grantApplication.associationId))
    .leftJoin(user, eq(user.id, grantApplication.userId))
    .where(eq(grantApplication.id, applicationId))
  if (!found) return null
  const { application, firstName, lastName } = found
  const locale = application.language
  return {
    locale,
    recipient: found.association ?? (firstName === null ? null : `${firstName} ${lastName}`),
    reference: application.reference ?? '',
    type: textIn(found.type, locale),
    title: found.version.title,
    requestedOre: found.version.requestedOre,
  } satisfies Partial<LetterFacts>
}

/** What is written of a decision that has none of its own: one that was made before letters were. */
async function usualTexts(database: Database, reasonIds: readonly string[]): Promise<LetterTexts> {
  const { committeeName, appealBody } = await readGrantSettings(database)
  const reasons = await findReasonTexts(database, reasonIds)
  return { committee: committeeName, appealBody, reasons, note: '' }
}

/** @returns null for a decision that does not exist */
export async function drawDecisionLetter(
  database: Database,
  sender: Sender,
  decisionId: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [decision] = await database
    .select()
    .from(grantDecision)
    .where(eq(grantDecision.id, decisionId))
  if (!decision) return null
  const { applicationId, applicationVersion, basis, appealUntil } = decision
  const about = await describe(database, { applicationId, version: applicationVersion })
  if (!about) return null
  const texts = decision.letter ?? (await usualTexts(database, decision.reasonIds))
  const { locale } = about
  const writtenOn = osloDate(decision.decidedAt)
  const body = textIn(texts.appealBody, locale)
  const decidedBy = { appeal: body, formal: sender.name, meeting: null, correction: null }[basis]
  return drawLetter({
    ...about,
    sender,
    basis,
    outcome: decision.outcome,
    amountOre: decision.amountOre,
    reasons: texts.reasons.map((reason) => textIn(reason, locale)),
    words: decision.words,
    conditions: decision.conditions,
    note: texts.note,
    decidedBy: decidedBy ?? textIn(texts.committee, locale),
    decidedOn: basis === 'appeal' ? await appealDay(database, applicationId, writtenOn) : writtenOn,
    writtenOn,
    appeal: appealUntil === null ? null : { until: appealUntil, body },
    isDraft: false,
  })
}

/** The day on which the other body has decided. */
async function appealDay(database: Database, applicationId: string, writtenOn: string) {
  const rows = await database
    .select({ decidedOn: grantAppeal.decidedOn, confirmedAt: grantAppeal.confirmedAt })
    .from(grantAppeal)
    .where(and(eq(grantAppeal.applicationId, applicationId), eq(grantAppeal.outcome, 'changed')))
  const found = rows.find(({ confirmedAt }) => confirmedAt && osloDate(confirmedAt) === writtenOn)
  return found?.decidedOn ?? writtenOn
}

/** What the other body says, where the decision stays as it was. Null where it is not confirmed. */
export async function drawAppealLetter(
  database: Database,
  sender: Sender,
  appealId: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [found] = await database
    .select({ appeal: grantAppeal, decision: grantDecision })
    .from(grantAppeal)
    .innerJoin(
      grantDecision,
      and(
        eq(grantDecision.applicationId, grantAppeal.applicationId),
        isNull(grantDecision.replacedAt),
      ),
    )
    .where(eq(grantAppeal.id, appealId))
  if (!found?.appeal.confirmedAt) return null
  const { appeal, decision } = found
  const { applicationId } = appeal
  const about = await describe(database, { applicationId, version: decision.applicationVersion })
  if (!about) return null
  const { appealBody } = decision.letter ?? (await usualTexts(database, []))
  const writtenOn = osloDate(appeal.confirmedAt ?? new Date())
  return drawLetter({
    ...about,
    sender,
    basis: 'appeal',
    outcome: null,
    amountOre: 0,
    reasons: [],
    words: appeal.words ?? '',
    conditions: '',
    note: '',
    decidedBy: textIn(appealBody, about.locale),
    decidedOn: appeal.decidedOn ?? writtenOn,
    writtenOn,
    appeal: null,
    isDraft: false,
  })
}

/** The letter that a case of agreed minutes would be sent with today. */
export async function drawDraftLetter(
  database: Database,
  sender: Sender,
  one: MinutesCase & { readonly outcome: 'granted' | 'refused' },
  today: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { applicationId, version } = one
  const about = await describe(database, { applicationId, version })
  if (!about) return null
  const { locale } = about
  const texts = await usualTexts(database, one.reasonIds)
  const { appealDays } = await readGrantSettings(database)
  return drawLetter({
    ...about,
    sender,
    basis: 'meeting',
    outcome: one.outcome,
    amountOre: one.amountOre,
    reasons: texts.reasons.map((reason) => textIn(reason, locale)),
    words: one.words,
    conditions: one.conditions,
    note: '',
    decidedBy: textIn(texts.committee, locale),
    decidedOn: today,
    writtenOn: today,
    appeal: { until: addDays(today, appealDays), body: textIn(texts.appealBody, locale) },
    isDraft: true,
  })
}
