import { and, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usualRights } from '#core/associations/rights.ts'
import {
  association,
  associationContact,
  associationFounder,
  associationHistory,
  associationRole,
  associationRoleType,
} from '#core/associations/tables.server.ts'
import { decideCase } from '#core/cases/decide-case.server.ts'
import { applyEffect } from '#core/cases/effect.server.ts'
import type { CaseDecision } from '#core/cases/rules.ts'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { editApplication, sendApplication } from '../found/send-application.server.ts'
import {
  applyFor,
  caseworker,
  founders,
  foundingParts,
  newStudent,
  uploadOf,
} from '../testing/founding.testing.server.ts'
import { applyAssociationDecision, associationCases } from './decide-association.server.ts'
import { findStaffApplication } from './find-staff-application.server.ts'
import { findWarnings } from './find-warnings.server.ts'

const { database } = await createTestDatabase({ size: 6 })
const parts = foundingParts(database)
const now = new Date('2026-11-28T10:00:00Z')
const colleague = caseworker((await newStudent(database)).userId)

const rowOf = async (id: string) => {
  const [row] = await database.select().from(association).where(eq(association.id, id))
  if (!row) throw new Error('there is no such association')
  return row
}

async function decide(id: string, action: CaseDecision, comment = '', staff = colleague) {
  const caseId = (await rowOf(id)).caseId ?? ''
  const [found] = await database.select().from(caseFile).where(eq(caseFile.id, caseId))
  await decideCase(
    database,
    staff,
    {
      caseId,
      caseKinds: [associationCases],
      version: found?.version ?? 0,
      action,
      comment,
    },
    (transaction) =>
      associationCases.prepare(transaction, { caseId, action, staff, encryption: testEncryption }),
  )
  await database
    .update(caseDecision)
    .set({ takesEffectAt: sql`now() - interval '1 second'` })
    .where(eq(caseDecision.caseId, caseId))
  const apply = () =>
    applyEffect(database, caseId, (transaction, effect) =>
      applyAssociationDecision(transaction, effect, { portalUrl: parts.portalUrl, now }),
    )
  await Promise.all([apply(), apply()])
  return caseId
}

const historyOf = async (associationId: string) =>
  (
    await database
      .select({ action: associationHistory.action })
      .from(associationHistory)
      .where(eq(associationHistory.associationId, associationId))
      .orderBy(associationHistory.id)
  ).map(({ action }) => action)

describe('an association that is approved', () => {
  it('is active, and its applicant leads it and is its only contact person', async () => {
    const { id, userId } = await applyFor(database)
    const caseId = await decide(id, 'approve')
    expect(await rowOf(id)).toMatchObject({
      state: 'active',
      stateReason: 'approved',
      confirmedAt: now,
    })
    const contacts = await database
      .select({ userId: associationContact.userId })
      .from(associationContact)
      .where(and(eq(associationContact.associationId, id), isNull(associationContact.endedAt)))
    expect(contacts).toEqual([{ userId }])
    const types = await database
      .select()
      .from(associationRoleType)
      .where(eq(associationRoleType.associationId, id))
    expect(Object.fromEntries(types.map(({ kind, rights }) => [kind, rights]))).toEqual({
      leader: usualRights.leader,
      treasurer: usualRights.treasurer,
      deputy: usualRights.deputy,
      event: usualRights.event,
    })
    const roles = await database
      .select()
      .from(associationRole)
      .where(eq(associationRole.userId, userId))
    expect(roles).toMatchObject([
      { roleTypeId: types.find(({ kind }) => kind === 'leader')?.id, startsOn: osloDate(now) },
    ])
    expect(await historyOf(id)).toEqual(['applied', 'approved'])
    const [closed] = await database.select().from(caseFile).where(eq(caseFile.id, caseId))
    expect(closed).toMatchObject({ status: 'INNVILGET', closedAt: now })
    const files = await database
      .select({ ownerId: attachment.ownerId })
      .from(attachment)
      .where(eq(attachment.subjectId, caseId))
    expect(files).toEqual([{ ownerId: null }, { ownerId: null }])
    // The same person may found another one.
    await sendApplication(parts, { userId, language: 'no' }, uploadOf())
  })
})

describe('an association that is rejected', () => {
  it('can be changed and sent again, and the next caseworker is warned', async () => {
    const named = founders(3)
    const { id, userId } = await applyFor(database, { name: 'Havfruene', founders: named })
    const caseId = await decide(id, 'reject', 'Vedtektene mangler.')
    expect(await rowOf(id)).toMatchObject({ state: 'new', stateReason: 'staff-decide' })
    const content = { name: 'Havfruer', founders: named, files: ['statutes' as const] }
    await editApplication(parts, { userId, language: 'no' }, { id, upload: uploadOf(content) })
    const [again] = await database.select().from(caseFile).where(eq(caseFile.id, caseId))
    expect(again?.status).toBe('ENDRET_AV_KUNDE')
    expect(await historyOf(id)).toEqual(['applied', 'rejected', 'applied'])
    await decide(id, 'approve')
    expect(await rowOf(id)).toMatchObject({ state: 'active', name: 'Havfruer' })
  })
})

describe('a decision', () => {
  it('is not for a founder, whose address is that of an account', async () => {
    const own = await newStudent(database)
    const named = [...founders(2), { name: 'Ansatt', email: own.email }]
    const { id } = await applyFor(database, { founders: named })
    await expect(decide(id, 'approve', '', caseworker(own.userId))).rejects.toMatchObject({
      code: 'OWN_CASE',
    })
  })

  it('approves nothing that too few founders have confirmed since it was changed', async () => {
    const { id, userId } = await applyFor(database)
    await decide(id, 'ask-for-changes', 'Flere stiftere.')
    await editApplication(
      parts,
      { userId, language: 'no' },
      { id, upload: uploadOf({ files: [], founders: founders(3) }) },
    )
    await expect(decide(id, 'approve')).rejects.toMatchObject({ code: 'FOUNDERS_NOT_CONFIRMED' })
  })
})

it('shows staff all of an application, and what to look at', async () => {
  const named = founders(3)
  await applyFor(database, { name: 'Sjakklubben', founders: founders(3) })
  const { id } = await applyFor(database, { name: 'Sjakk-klubben', founders: named })
  const caseId = (await rowOf(id)).caseId ?? ''
  expect(await findStaffApplication(database, caseId)).toMatchObject({
    name: 'Sjakk-klubben',
    statutes: 'statutes.pdf',
    minutes: 'minutes.pdf',
  })
  await database
    .update(associationFounder)
    .set({ confirmedAt: null, declinedAt: now })
    .where(eq(associationFounder.email, named[0]?.email ?? ''))
  const found = await findWarnings(database, { caseId })
  expect(found.map(({ code }) => code)).toEqual(['FEW_FOUNDERS', 'FOUNDER_DECLINED'])
  await database.update(association).set({ name: 'Sjakklubben' }).where(eq(association.id, id))
  expect((await findWarnings(database, { caseId })).map(({ code }) => code)).toContain(
    'SIMILAR_NAME',
  )
})
