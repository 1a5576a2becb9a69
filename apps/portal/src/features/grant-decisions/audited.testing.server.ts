import { sql } from 'drizzle-orm'
import { grantAppeal, grantCorrection, grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantCommitteeTerm } from '#core/grants/setup/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { registerResult } from './appeal/decide-appeal.server.ts'
import { appealDescribed } from './appeal/endpoints.server.ts'
import { sendAppeal } from './appeal/send-appeal.server.ts'
import { proposeCorrection } from './correct/correct-letter.server.ts'
import { correctDescribed } from './correct/endpoints.server.ts'
import { meetingDescribed } from './meeting/endpoints.server.ts'
import { readMeeting } from './meeting/read-meeting.server.ts'
import { releaseDescribed } from './release/endpoints.server.ts'
import { grantTesting } from './testing/grant-decisions.testing.server.ts'

const reason = 'The sum was wrong'

/** Everybody with the role leads the committee today, or nobody is a member of it. */
async function setTerms(database: Database, isLeading: boolean): Promise<void> {
  await database.delete(grantCommitteeTerm)
  if (!isLeading) return
  const today = osloDate(new Date())
  await database.execute(sql`
    insert into ${grantCommitteeTerm} (user_id, seat, starts_on, ends_on)
    select user_id, 'chair', ${today}::date, ${addDays(today, 1)}::date from ${staffMember}
    where 'committee' = any(roles)`)
}

/** A meeting with one case that nobody has agreed. */
async function addMeeting(database: Database) {
  await setTerms(database, false)
  const testing = grantTesting(database, new Date())
  const people = await testing.newPeople()
  const round = await testing.newRound()
  await round.present(people.committee)
  const application = await round.apply()
  await application.propose()
  return { testing, people, round, application }
}

async function addAgreed(database: Database) {
  const all = await addMeeting(database)
  await all.testing.agree(all.round.id, all.people.chair)
  const agreedAt = (await all.round.meeting())?.agreedAt.toISOString() ?? ''
  return { ...all, agreedAt }
}

/** Letters are sent, and the caller is no member of the committee. */
async function addLetter(database: Database) {
  const all = await addAgreed(database)
  await all.testing.release(all.round.id, all.people.caseworker)
  await setTerms(database, false)
  const [decision] = await database
    .select()
    .from(grantDecision)
    .where(sql`${grantDecision.applicationId} = ${all.application.id}`)
  return { ...all, decisionId: decision?.id ?? '', concernedId: all.application.contact }
}

async function addAppeal(database: Database) {
  const all = await addLetter(database)
  const { id, contact } = all.application
  const now = new Date()
  const today = osloDate(now)
  const who = { userId: contact, today }
  await sendAppeal(all.testing.parts, who, { applicationId: id, text: 'Too little' }, now)
  const [appeal] = await database
    .select()
    .from(grantAppeal)
    .where(sql`${grantAppeal.applicationId} = ${id}`)
  const result = {
    outcome: 'changed' as const,
    resultOre: 50_000,
    words: 'Less',
    decidedOn: today,
    registeredAt: null,
  }
  return { ...all, appealId: appeal?.id ?? '', result }
}

async function addResult(database: Database) {
  const all = await addAppeal(database)
  const now = new Date()
  const { appealId, result, people } = all
  await registerResult(database, people.other, { appealId, ...result }, now)
  const { concernedId } = all
  return { params: { appealId }, body: { registeredAt: now.toISOString() }, concernedId }
}

const correction = {
  outcome: 'granted' as const,
  amountOre: 70_000,
  reasonIds: [],
  words: '',
  conditions: '',
  note: reason,
}

async function addCorrection(database: Database) {
  const { decisionId, people, concernedId } = await addLetter(database)
  await proposeCorrection(database, people.other, { decisionId, ...correction }, new Date())
  const [proposed] = await database
    .select()
    .from(grantCorrection)
    .where(sql`${grantCorrection.decisionId} = ${decisionId}`)
  return { params: { correctionId: proposed?.id ?? '' }, concernedId }
}

export const auditedCalls: AuditedCalls = [
  [
    meetingDescribed.agree,
    async (database) => {
      const { round, people } = await addMeeting(database)
      await setTerms(database, true)
      await round.present(people.committee)
      const { fingerprint } = await readMeeting(database, people.chair, round.id, new Date())
      return { params: { id: round.id }, body: { fingerprint } }
    },
  ],
  [
    meetingDescribed.reopen,
    async (database) => {
      const { round } = await addAgreed(database)
      await setTerms(database, true)
      return { params: { id: round.id }, body: { reason } }
    },
  ],
  [
    meetingDescribed.correctMinutes,
    async (database) => {
      const { round } = await addLetter(database)
      await setTerms(database, true)
      return { params: { id: round.id }, body: { text: reason, applicationId: null } }
    },
  ],
  [
    releaseDescribed.release,
    async (database) => {
      const { round, agreedAt, application } = await addAgreed(database)
      await setTerms(database, false)
      return {
        params: { id: round.id },
        body: { agreedAt, laterRoundId: null },
        concernedId: application.contact,
      }
    },
  ],
  [
    appealDescribed.register,
    async (database) => {
      const { appealId, result, concernedId } = await addAppeal(database)
      return { params: { appealId }, body: result, concernedId }
    },
  ],
  [appealDescribed.drop, addResult],
  [appealDescribed.confirm, addResult],
  [
    correctDescribed.propose,
    async (database) => {
      const { decisionId, concernedId } = await addLetter(database)
      return { params: { decisionId }, body: correction, concernedId }
    },
  ],
  [correctDescribed.drop, addCorrection],
  [correctDescribed.confirm, addCorrection],
]
