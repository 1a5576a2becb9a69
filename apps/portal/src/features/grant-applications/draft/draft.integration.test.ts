import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { addRole } from '#core/associations/associations.testing.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { createFileParts } from '#core/files/file-parts.server.ts'
import { makePdf } from '#core/files/inspect/pdf.testing.ts'
import { attachment } from '#core/files/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantAward, grantReport } from '#core/grants/funding/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { addFile, removeFile, restoreFile } from '../files/add-file.server.ts'
import { readOwnGrants } from '../list/read-own-grants.server.ts'
import { readApplication } from '../read/read-application.server.ts'
import {
  applyTesting,
  deadlineAt,
  now,
  wholeContent,
} from '../testing/grant-applications.testing.server.ts'
import { discardChanges } from './discard-changes.server.ts'
import { moveDraft } from './move-draft.server.ts'
import { removeDraft } from './remove-draft.server.ts'
import { saveDraft } from './save-draft.server.ts'

const { database } = await createTestDatabase()
const { as, newType, newRound, newBoard, addDocument, start, newDraft, row, send } =
  applyTesting(database)
const refusal = (code: string) => ({ code })
const folder = await mkdtemp(join(tmpdir(), 'trivsel-grant-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const files = createFileParts({
  configuration: { DATA_DIR: folder } as Parameters<typeof createFileParts>[0]['configuration'],
  encryption: testEncryption,
  log: createLog('silent'),
})
const pdf = (name: string, bytes = makePdf()) => ({
  name,
  declaredType: 'application/pdf',
  bytes,
})
const add = (userId: string, id: string, document?: string, upload = pdf('vedtekter.pdf')) =>
  addFile({ database, files }, as(userId), id, { uploads: [upload], place: { document } })

describe('beginning', () => {
  it('opens one draft, however often and by whom of the board it is begun', async () => {
    const board = await newBoard()
    const open = await newType()
    const begun = await Promise.all([
      start(board.contact, board.id, open),
      start(board.treasurer, board.id, open),
      start(board.contact, board.id, open),
    ])
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
    expect(await board.history()).toEqual(['grant-started'])
  })

  it('is refused outside of the time of the round, and for whom the type is not', async () => {
    const board = await newBoard()
    const open = await newType()
    await expect(start(board.contact, board.id, open, deadlineAt)).rejects.toMatchObject(
      refusal('GRANT_NOT_OPEN'),
    )
    const early = new Date('2026-10-31T08:00:00Z')
    await expect(start(board.contact, board.id, open, early)).rejects.toMatchObject(
      refusal('GRANT_NOT_OPEN'),
    )
    await expect(start(board.contact, null, open)).rejects.toMatchObject(refusal('GRANT_NOT_OPEN'))
    const forPersons = await newType({ forPersons: true, forAssociations: false })
    expect(await start(board.contact, null, forPersons)).toEqual({ id: expect.any(String) })
  })

  it('is refused to an association that is not active, and to one that owes a report', async () => {
    const open = await newType()
    const asleep = await newBoard({ state: 'inactive', stateReason: 'not-confirmed' })
    await expect(start(asleep.contact, asleep.id, open)).rejects.toMatchObject(
      refusal('GRANT_ASSOCIATION_INACTIVE'),
    )
    const board = await newBoard()
    const before = await newDraft(board.contact, board.id, open)
    await send(board.contact, before)
    await database.insert(grantAward).values({
      applicationId: before,
      amountOre: 100_000,
      state: 'accepted',
      acceptBy: '2026-10-01',
      reportDue: '2026-11-27',
    })
    await expect(start(board.contact, board.id, open)).rejects.toMatchObject(
      refusal('GRANT_REPORT_MISSING'),
    )
    expect((await readOwnGrants(database, as(board.contact), board.id)).missingReports).toEqual([
      { applicationId: before, title: 'Vårturnering', dueOn: '2026-11-27' },
    ])
    await database.insert(grantReport).values({
      applicationId: before,
      number: 1,
      state: 'sent',
      content: { description: '', participants: null, costs: [], income: [] },
      sentAt: now,
    })
    expect(await start(board.contact, board.id, open)).toEqual({ id: expect.any(String) })
  })

  it('copies the text of one’s own application, not of others', async () => {
    const [board, other] = [await newBoard(), await newBoard()]
    const open = await newType()
    const sent = await newDraft(board.contact, board.id, open)
    await send(board.contact, sent)
    await expect(start(other.contact, other.id, open, now, sent)).rejects.toMatchObject(
      refusal('GRANT_NOT_FOUND'),
    )
    const { id } = await start(board.contact, board.id, open, now, sent)
    expect((await row(id)).draft).toEqual({ ...wholeContent, startsOn: null, endsOn: null })
  })
})

describe('writing together', () => {
  it('saves what two people change at once in different fields, and keeps the first of one field', async () => {
    const board = await newBoard()
    const { id } = await start(board.contact, board.id, await newType())
    const after = {
      title: 'Turnering',
      place: 'Kantina',
      summary: 'Sjakk',
      description: 'Hele helgen',
    }
    await Promise.all(
      Object.entries(after).map(([field, value], at) =>
        saveDraft(database, as(at % 2 === 0 ? board.contact : board.treasurer), id, {
          before: { [field]: '' },
          after: { [field]: value },
        }),
      ),
    )
    const late = await saveDraft(database, as(board.treasurer), id, {
      before: { title: '' },
      after: { title: 'Noe annet' },
    })
    expect(late.content).toMatchObject(after)
    expect(late.version).toBe(5)
  })

  it('says who has changed it last', async () => {
    const board = await newBoard()
    const id = await newDraft(board.treasurer, board.id, await newType())
    const { draft } = await readApplication(database, as(board.contact), id)
    expect(draft).toMatchObject({ by: 'Test Person', isByYou: false, at: now.toISOString() })
  })

  it('is only for those with the right to the money, also on the day after a role ended', async () => {
    const board = await newBoard()
    const id = await newDraft(board.contact, board.id, await newType())
    const [stranger, leader, former] = [
      await createMember(database, null),
      await createMember(database, null),
      await createMember(database, null),
    ]
    await addRole(database, { associationId: board.id, userId: leader, kind: 'event' })
    const until = { endsOn: '2026-11-27' }
    await addRole(database, { associationId: board.id, userId: former, kind: 'treasurer' }, until)
    const read = (userId: string) => readApplication(database, as(userId), id)
    await expect(read(stranger)).rejects.toMatchObject(refusal('GRANT_NOT_FOUND'))
    await expect(read(former)).rejects.toMatchObject(refusal('GRANT_NOT_FOUND'))
    await expect(read(leader)).rejects.toMatchObject(refusal('ASSOCIATION_RIGHT_MISSING'))
    const own = await newDraft(stranger, null, await newType({ forPersons: true }))
    await expect(readApplication(database, as(board.contact), own)).rejects.toMatchObject(
      refusal('GRANT_NOT_FOUND'),
    )
  })

  it('is not changed for an association that was closed', async () => {
    const board = await newBoard()
    const id = await newDraft(board.contact, board.id, await newType())
    await database
      .update(association)
      .set({ state: 'closed', stateReason: 'by-board' })
      .where(eq(association.id, board.id))
    const changes = { before: { title: wholeContent.title }, after: { title: 'Ny' } }
    await expect(saveDraft(database, as(board.contact), id, changes)).rejects.toMatchObject(
      refusal('ASSOCIATION_STATE'),
    )
  })

  it('goes to the next round with all that is written, and is deleted with its files', async () => {
    const board = await newBoard()
    const open = await newType()
    const id = await newDraft(board.contact, board.id, open)
    await add(board.contact, id)
    const after = new Date('2026-12-13T10:00:00Z')
    const next = await newRound(open.typeId, {
      opensAt: new Date('2026-12-01T08:00:00Z'),
      deadlineAt: new Date('2026-12-30T11:00:00Z'),
    })
    const { otherRounds, maySend } = await readApplication(database, as(board.contact, after), id)
    expect([otherRounds.map((round) => round.id), maySend]).toEqual([[next], false])
    await moveDraft(database, as(board.contact, after), id, next)
    expect(await row(id)).toMatchObject({ roundId: next, draft: wholeContent })
    await removeDraft(database, as(board.contact, after), id)
    expect(await database.$count(grantApplication, eq(grantApplication.id, id))).toBe(0)
    expect(await database.$count(attachment, eq(attachment.subjectId, id))).toBe(0)
  })
})

describe('files', () => {
  it('belong to the application, are taken out and put back', async () => {
    const board = await newBoard()
    const open = await newType()
    const document = await addDocument(open.typeId)
    const id = await newDraft(board.contact, board.id, open)
    const fileId = await add(board.treasurer, id, document)
    const names = async () =>
      (await readApplication(database, as(board.contact), id)).files.map(({ file }) => file.name)
    expect(await names()).toEqual(['vedtekter.pdf'])
    const [stored] = await database.select().from(attachment).where(eq(attachment.id, fileId))
    expect(stored?.ownerId).toBeNull()
    await removeFile(database, as(board.contact), { id, fileId })
    expect(await names()).toEqual([])
    await expect(removeFile(database, as(board.contact), { id, fileId })).rejects.toMatchObject(
      refusal('FILE_NOT_FOUND'),
    )
    await restoreFile(database, as(board.contact), { id, fileId })
    expect(await names()).toEqual(['vedtekter.pdf'])
  })

  it('are refused when nobody could read them, or for the checklist of another type', async () => {
    const board = await newBoard()
    const id = await newDraft(board.contact, board.id, await newType())
    const locked = makePdf({ trailer: '/Encrypt 9 0 R' })
    await expect(add(board.contact, id, undefined, pdf('a.pdf', locked))).rejects.toMatchObject(
      refusal('FILE_LOCKED'),
    )
    const other = await addDocument((await newType()).typeId)
    await expect(add(board.contact, id, other)).rejects.toMatchObject(refusal('GRANT_CHANGED'))
  })

  it('that were sent stay with their version, and come back when changes are discarded', async () => {
    const board = await newBoard()
    const id = await newDraft(board.contact, board.id, await newType())
    const fileId = await add(board.contact, id)
    await send(board.contact, id)
    await removeFile(database, as(board.contact), { id, fileId })
    const added = await add(board.contact, id, undefined, pdf('ny.pdf'))
    const changed = await readApplication(database, as(board.contact), id)
    expect(changed.hasUnsentChanges).toBe(true)
    expect(changed.sent?.files.map(({ file }) => file.id)).toEqual([fileId])
    await discardChanges(database, as(board.contact), id)
    const back = await readApplication(database, as(board.contact), id)
    expect(back.files.map(({ file }) => file.id)).toEqual([fileId])
    expect(back.hasUnsentChanges).toBe(false)
    expect(added).not.toBe(fileId)
  })
})
