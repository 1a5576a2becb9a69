import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { association, associationSettings } from '#core/associations/tables.server.ts'
import { decideCase } from '#core/cases/decide-case.server.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { listAttachments } from '#core/files/attachments.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { associationKind, caseFiles } from '../model/case-kind.ts'
import {
  applyFor,
  founders,
  foundersOf,
  foundingParts,
  newStudent,
  uploadOf,
} from '../testing/founding.testing.server.ts'
import { answerAsFounder, findFounderQuestion } from './answer-as-founder.server.ts'
import { findOwnApplication } from './find-own-application.server.ts'
import { remindFounder } from './remind-founder.server.ts'
import { editApplication, sendApplication } from './send-application.server.ts'
import { withdrawApplication } from './withdraw-application.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const parts = foundingParts(database)
const language = 'no'

const rowOf = async (id: string) =>
  (await database.select().from(association).where(eq(association.id, id)))[0]

const mailsTo = async (email: string) =>
  (
    await database.execute<{ subject: string }>(sql`
      select payload ->> 'subject' as subject from graphile_worker._private_jobs
      where payload ->> 'to' = ${email} order by id`)
  ).rows.map(({ subject }) => subject)

describe('founding an association', () => {
  it('waits until enough founders have confirmed, and then goes to staff with its files', async () => {
    const { userId, email } = await newStudent(database)
    const id = await sendApplication(parts, { userId, language }, uploadOf({ name: 'Koret' }))
    const [first, second, third] = await foundersOf(database, id)
    expect(await mailsTo(first?.email ?? '')).toEqual([
      'Bekreft at du stifter Koret / Confirm that you found Koret',
    ])
    await answerAsFounder(parts, { token: first?.token ?? '', accepts: true })
    await answerAsFounder(parts, { token: second?.token ?? '', accepts: true })
    // The same link again is no fourth founder.
    await answerAsFounder(parts, { token: second?.token ?? '', accepts: true })
    expect(await rowOf(id)).toMatchObject({ stateReason: 'founders-confirm', caseId: null })
    await answerAsFounder(parts, { token: third?.token ?? '', accepts: true })
    const row = await rowOf(id)
    expect(row).toMatchObject({ state: 'new', stateReason: 'staff-decide', slug: 'koret' })
    const files = await listAttachments(database, caseFiles(row?.caseId ?? ''))
    expect(files.map(({ name }) => name).toSorted()).toEqual(['minutes.pdf', 'statutes.pdf'])
    expect(await mailsTo(email)).toEqual(['Vi har fått søknaden om Koret'])
  })

  it('opens one case when the last two founders confirm at the same time', async () => {
    const { userId } = await newStudent(database)
    const id = await sendApplication(
      parts,
      { userId, language },
      uploadOf({ founders: founders(4) }),
    )
    const [first, ...others] = await foundersOf(database, id)
    await answerAsFounder(parts, { token: first?.token ?? '', accepts: true })
    await Promise.all(others.map(({ token }) => answerAsFounder(parts, { token, accepts: true })))
    expect(await database.$count(caseFile, eq(caseFile.userId, userId))).toBe(1)
    expect(
      (await findOwnApplication(database, userId))?.founders.map(({ state }) => state),
    ).toEqual(Array.from({ length: 5 }, () => 'confirmed'))
  })

  it('is one application of a person at a time, also of two that are sent together', async () => {
    const { userId } = await newStudent(database)
    const send = () => sendApplication(parts, { userId, language }, uploadOf())
    const results = await Promise.allSettled([send(), send()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(send()).rejects.toMatchObject({ code: 'APPLICATION_EXISTS' })
  })

  it('refuses founders who are named twice or too few, and statutes that are no PDF', async () => {
    const { userId, email } = await newStudent(database)
    const send = (content: Parameters<typeof uploadOf>[0], bytes?: Uint8Array) =>
      sendApplication(parts, { userId, language }, uploadOf(content, bytes))
    const [one, two, three] = founders(3) as [Founder, Founder, Founder]
    type Founder = ReturnType<typeof founders>[number]
    await expect(
      send({ founders: [one, two, { ...three, email: one.email.toUpperCase() }] }),
    ).rejects.toMatchObject({ code: 'FOUNDER_TWICE' })
    await expect(send({ founders: [one, two, { ...three, email }] })).rejects.toMatchObject({
      code: 'FOUNDER_IS_APPLICANT',
    })
    await expect(send({ founders: [one, two] })).rejects.toMatchObject({
      code: 'FOUNDERS_TOO_FEW',
    })
    await expect(send({}, Buffer.from('PK a document'))).rejects.toMatchObject({
      code: 'STATUTES_NOT_PDF',
    })
    await expect(send({ files: ['statutes'] })).rejects.toMatchObject({ code: 'MINUTES_REQUIRED' })
    await expect(send({ topic: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    })
    expect(await database.$count(association, eq(association.foundedBy, userId))).toBe(0)
  })
})

describe('a founder', () => {
  it('who declines is replaced, and their link is then nobody’s', async () => {
    const { userId, email } = await newStudent(database)
    const named = founders(3)
    const id = await sendApplication(parts, { userId, language }, uploadOf({ founders: named }))
    const [first, second, third] = await foundersOf(database, id)
    await answerAsFounder(parts, { token: first?.token ?? '', accepts: true })
    await answerAsFounder(parts, { token: third?.token ?? '', accepts: false })
    expect(await mailsTo(email)).toHaveLength(1)
    await expect(
      answerAsFounder(parts, { token: third?.token ?? '', accepts: true }),
    ).rejects.toMatchObject({ code: 'FOUNDER_ANSWERED' })

    const [other] = founders(1)
    const stay = named.filter((one) => one.email !== third?.email)
    await editApplication(
      parts,
      { userId, language },
      { id, upload: uploadOf({ files: [], founders: [...stay, ...(other ? [other] : [])] }) },
    )
    await expect(findFounderQuestion(parts, third?.token ?? '')).rejects.toMatchObject({
      code: 'FOUNDER_LINK_INVALID',
    })
    expect(await findFounderQuestion(parts, first?.token ?? '')).toMatchObject({
      state: 'confirmed',
      applicant: 'Maja Lund',
    })
    expect(await mailsTo(second?.email ?? '')).toHaveLength(1)
    expect(await mailsTo(other?.email ?? '')).toHaveLength(1)
    expect((await findOwnApplication(database, userId))?.statutes?.name).toBe('statutes.pdf')
  })

  it('is asked again once, and not while the mail is on its way', async () => {
    const { userId } = await newStudent(database)
    const id = await sendApplication(parts, { userId, language }, uploadOf())
    const [first] = await foundersOf(database, id)
    const again = { id, founderId: first?.id ?? '', userId }
    await expect(remindFounder(parts, again)).rejects.toMatchObject({ code: 'FOUNDER_MAIL_SENT' })
    await answerAsFounder(parts, { token: first?.token ?? '', accepts: false })
    const both = await Promise.allSettled([
      remindFounder(parts, again),
      remindFounder(parts, again),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await answerAsFounder(parts, { token: first?.token ?? '', accepts: true })
    const stranger = await newStudent(database)
    await expect(remindFounder(parts, { ...again, userId: stranger.userId })).rejects.toMatchObject(
      { code: 'APPLICATION_NOT_FOUND' },
    )
  })
})

describe('an application with staff', () => {
  const staff = async () =>
    ({
      kind: 'staff',
      userId: (await newStudent(database)).userId,
      roles: ['caseworker'],
      requestId: 'request',
    }) as const

  it('is not changed, and is withdrawn with a decision that has not taken effect', async () => {
    const { id, userId } = await applyFor(database)
    await expect(
      editApplication(parts, { userId, language }, { id, upload: uploadOf({ files: [] }) }),
    ).rejects.toMatchObject({ code: 'APPLICATION_LOCKED' })
    const caseId = (await rowOf(id))?.caseId ?? ''
    const caseKinds = [{ kind: associationKind, prepare: async () => null }]
    await decideCase(
      database,
      await staff(),
      { caseId, caseKinds, version: 1, action: 'approve', comment: '' },
      async () => null,
    )
    await withdrawApplication(database, { id, userId })
    expect(await rowOf(id)).toMatchObject({ state: 'closed', stateReason: 'withdrawn' })
    const [closed] = await database.select().from(caseFile).where(eq(caseFile.id, caseId))
    expect(closed?.closedAt).not.toBeNull()
    // They may apply again.
    await sendApplication(parts, { userId, language }, uploadOf())
  })

  it('comes back after changes were asked for, only with enough founders', async () => {
    const named = founders(3)
    const { id, userId } = await applyFor(database, { founders: named })
    const caseId = (await rowOf(id))?.caseId ?? ''
    await database.insert(caseEvent).values({
      caseId,
      action: 'ask-for-changes',
      fromStatus: 'OPPRETTET',
      toStatus: 'KOMMENTERT_VENTER_PA_KUNDE',
      actorKind: 'staff',
      actorId: userId,
      comment: 'Signer protokollen.',
    })
    expect(await findOwnApplication(database, userId)).toMatchObject({
      stage: 'changes',
      comment: 'Signer protokollen.',
    })
    const [added] = founders(1)
    const changed = [...named.slice(0, 2), ...(added ? [added] : [])]
    await editApplication(
      parts,
      { userId, language },
      { id, upload: uploadOf({ files: ['minutes'], founders: changed }) },
    )
    expect(await findOwnApplication(database, userId)).toMatchObject({ stage: 'founders' })
    const waiting = (await foundersOf(database, id)).find(({ confirmedAt }) => confirmedAt === null)
    await answerAsFounder(parts, { token: waiting?.token ?? '', accepts: true })
    expect(await findOwnApplication(database, userId)).toMatchObject({ stage: 'processing' })
    const [again] = await database.select().from(caseFile).where(eq(caseFile.id, caseId))
    expect(again?.status).toBe('ENDRET_AV_KUNDE')
  })
})

it('needs as many founders as the settings say', async () => {
  await database.update(associationSettings).set({ leastFounders: 2 })
  const { id } = await applyFor(database, { founders: founders(1) })
  expect(await rowOf(id)).toMatchObject({ stateReason: 'staff-decide' })
  await database.update(associationSettings).set({ leastFounders: 4 })
})
