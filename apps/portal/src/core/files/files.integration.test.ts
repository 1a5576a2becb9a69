import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { parseConfiguration } from '#platform/config.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  attachFiles,
  findAttachment,
  insertAttachments,
  listAttachments,
  removeAttachments,
} from './attachments.server.ts'
import { createFileParts, type FileParts } from './file-parts.server.ts'
import { inspectFiles } from './inspect/inspect-files.server.ts'
import { makePdf } from './inspect/pdf.testing.ts'
import { removeFilesAfter } from './retention.server.ts'
import { sendFile } from './send-file.server.ts'
import { type FileStore, FileStoreError } from './store/file-store.ts'
import { createLocalStore } from './store/local-store.server.ts'
import { storeFiles } from './store-files.server.ts'
import { removeBytes, sweepFiles } from './sweep-files.server.ts'
import { attachment } from './tables.server.ts'

const { database } = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'trivsel-attachments-'))
afterAll(() => rm(folder, { recursive: true }))

const parts: FileParts = {
  store: createLocalStore(folder),
  scan: null,
  encryption: createFieldEncryption(new Map([['test', 'k'.repeat(32)]])),
  log: createLog('silent'),
}
const context = { database, files: parts }
const pdf = makePdf()
const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
  .png()
  .toBuffer()

let people = 0
async function newOwner(): Promise<string> {
  people += 1
  const id = `person-${people}`
  await database
    .insert(user)
    .values({ id, firstName: 'Kari', lastName: 'Nordmann', email: `${id}@example.org` })
  return id
}

const given = (name: string, bytes: Buffer) => ({ name, bytes, declaredType: '' })
const sender = { client: 'kari', isVisitor: false }

/** Two files, of which rows are written as a feature would. */
async function send(
  ownerId: string | null,
  subject: { kind: string; id: string } | null,
  store: FileStore = parts.store,
): Promise<string[]> {
  const inspected = await inspectFiles(
    parts,
    [given('Kontoutskrift æ.pdf', pdf), given('b.png', png)],
    sender,
  )
  return storeFiles({ ...parts, store }, inspected, (stored) =>
    database.transaction(async (transaction) => {
      await insertAttachments(transaction, stored, { ownerId, subject })
      return stored.map(({ id }) => id)
    }),
  )
}

const rowsOf = (ownerId: string) =>
  database.select().from(attachment).where(eq(attachment.ownerId, ownerId))

async function bytesToRemove(): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select payload ->> 'id' as id from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'remove-attachment-bytes'`)
  return rows.map(({ id }) => id)
}

const age = (name: string, hours: number) => {
  const then = Date.now() / 1_000 - hours * 3_600
  return utimes(join(folder, name), then, then)
}

describe('files that are sent with a form', () => {
  it('lie encrypted under names of ours, and come back as they were', async () => {
    const owner = await newOwner()
    const ids = await send(owner, { kind: 'refund', id: 'r1' })
    const listed = await listAttachments(database, { kind: 'refund', id: 'r1' })
    expect(listed.map(({ name, type }) => [name, type]).sort()).toEqual([
      ['Kontoutskrift æ.pdf', 'application/pdf'],
      ['b.png', 'image/png'],
    ])
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{32}$/)
      expect((await parts.store.get(id))?.includes('%PDF')).toBe(false)
    }
    const file = await findAttachment(database, ids[0] ?? '', { ownerId: owner })
    if (!file) throw new Error('there is no such file')
    const answer = await sendFile(parts, file)
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition':
        'attachment; filename="Kontoutskrift ?.pdf"; filename*=UTF-8\'\'Kontoutskrift%20%C3%A6.pdf',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('are found by their owner and by what they belong to, and by nobody else', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const [id = ''] = await send(owner, { kind: 'refund', id: 'r2' })
    const found = (among: Parameters<typeof findAttachment>[2]) =>
      findAttachment(database, id, among)
    expect(await found({ ownerId: owner })).not.toBeNull()
    expect(await found({ subject: { kind: 'refund', id: 'r2' } })).not.toBeNull()
    expect(await found({ ownerId: other })).toBeNull()
    expect(await found({ subject: { kind: 'refund', id: 'r1' } })).toBeNull()
    expect(await found({ subject: { kind: 'contact', id: 'r2' } })).toBeNull()
  })

  it('are shown in the page when they are pictures, and never when they are PDF', async () => {
    const owner = await newOwner()
    await send(owner, { kind: 'refund', id: 'r3' })
    for (const file of await rowsOf(owner)) {
      const answer = await sendFile(parts, file, { isShown: true })
      const kind = file.mediaType === 'image/png' ? 'inline' : 'attachment'
      expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^${kind};`))
    }
  })

  it('are refused for now when the store has lost them or somebody has changed them', async () => {
    const owner = await newOwner()
    const [first = '', second = ''] = await send(owner, { kind: 'refund', id: 'r4' })
    await parts.store.delete(first)
    await parts.store.put(second, Buffer.alloc(500))
    for (const file of await rowsOf(owner))
      await expect(sendFile(parts, file)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})

describe('nothing is half stored', () => {
  it('when the disk is full at the second file', async () => {
    const owner = await newOwner()
    const before = (await readdir(folder)).length
    let puts = 0
    const full: FileStore = {
      ...parts.store,
      put: async (name, bytes) => {
        puts += 1
        if (puts === 2) throw new FileStoreError('no space left on the device')
        await parts.store.put(name, bytes)
      },
    }
    await expect(send(owner, { kind: 'refund', id: 'r5' }, full)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
    })
    expect(await rowsOf(owner)).toEqual([])
    expect(await readdir(folder)).toHaveLength(before)
  })

  it('when the store is away, also for what is to be discarded', async () => {
    const owner = await newOwner()
    const away = createLocalStore('/dev/null/files')
    await expect(send(owner, { kind: 'refund', id: 'r6' }, away)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    })
    expect(await rowsOf(owner)).toEqual([])
  })

  it('when what they belong to is refused: the bytes go at once', async () => {
    const before = (await readdir(folder)).length
    const inspected = await inspectFiles(parts, [given('a.pdf', pdf)], sender)
    const refused = storeFiles(parts, inspected, async () => {
      throw new Refusal('APPLICATION_CLOSED', 409)
    })
    await expect(refused).rejects.toMatchObject({ code: 'APPLICATION_CLOSED' })
    expect(await readdir(folder)).toHaveLength(before)
  })

  it('when nobody knows whether it was committed: the sweep decides by the rows', async () => {
    const owner = await newOwner()
    const inspected = await inspectFiles(parts, [given('a.pdf', pdf)], sender)
    let id = ''
    const lost = storeFiles(parts, inspected, async (stored) => {
      await insertAttachments(database, stored, {
        ownerId: owner,
        subject: { kind: 'refund', id: 'r7' },
      })
      id = stored[0]?.id ?? ''
      throw new Error('the connection was lost at the commit')
    })
    await expect(lost).rejects.toThrow('lost')
    await age(id, 100)
    await sweepFiles(context)
    expect(await parts.store.get(id)).not.toBeNull()
  })
})

describe('files that are sent first and attached later', () => {
  it('are attached by their owner, once, all or said not to be', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const ids = await send(owner, null)
    const subject = { kind: 'refund', id: 'r8' }
    expect(await attachFiles(database, { ids, ownerId: other, subject })).toBe(false)
    expect(
      await attachFiles(database, { ids: [...ids, ids[0] ?? ''], ownerId: owner, subject }),
    ).toBe(true)
    expect(await listAttachments(database, subject)).toHaveLength(2)
    expect(await attachFiles(database, { ids, ownerId: owner, subject })).toBe(false)
  })

  it('can be sent by a visitor', async () => {
    await send(null, { kind: 'contact', id: 'c1' })
    expect(await listAttachments(database, { kind: 'contact', id: 'c1' })).toHaveLength(2)
  })
})

describe('files that go', () => {
  it('lose their bytes after the commit, and keep them when it fails', async () => {
    const owner = await newOwner()
    const subject = { kind: 'refund', id: 'r9' }
    const [stays = '', goes = ''] = await send(owner, subject)
    await database
      .transaction(async (transaction) => {
        await removeAttachments(transaction, subject)
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect(await bytesToRemove()).not.toContain(stays)
    await removeAttachments(database, subject, { except: [stays] })
    expect((await listAttachments(database, subject)).map(({ id }) => id)).toEqual([stays])
    expect(await bytesToRemove()).toContain(goes)
    // Nothing of an existing row is removed, whatever the caller.
    for (const id of [stays, goes, goes]) await removeBytes(context, id)
    expect(await parts.store.get(goes)).toBeNull()
    expect(await parts.store.get(stays)).not.toBeNull()
  })

  it('go with the account of their owner', async () => {
    const owner = await newOwner()
    const ids = await send(owner, { kind: 'refund', id: 'r10' })
    await database.delete(user).where(eq(user.id, owner))
    expect(await bytesToRemove()).toEqual(expect.arrayContaining(ids))
  })

  it('go when they are past their time, of the kind that is asked for', async () => {
    const owner = await newOwner()
    await send(owner, { kind: 'refund', id: 'r11' })
    await send(owner, { kind: 'contact', id: 'c2' })
    await database
      .update(attachment)
      .set({ attachedAt: new Date('2026-01-31T12:00:00Z') })
      .where(eq(attachment.ownerId, owner))
    const step = removeFilesAfter(6, 'refund')
    await database.execute(step.remove(new Date('2026-07-31T12:00:00Z')))
    expect(await rowsOf(owner)).toHaveLength(4)
    await database.execute(step.remove(new Date('2026-08-01T12:00:00Z')))
    expect((await rowsOf(owner)).map(({ subjectKind }) => subjectKind)).toEqual([
      'contact',
      'contact',
    ])
  })
})

describe('the sweep', () => {
  it('removes what no row knows, six hours later, by two at once too', async () => {
    const owner = await newOwner()
    const known = await send(owner, { kind: 'refund', id: 'r12' })
    const [orphan, fresh, half] = ['0'.repeat(32), '1'.repeat(32), `${'2'.repeat(32)}.part`]
    const foreign = 'somebody-elses.pdf'
    for (const name of [orphan, fresh, half, foreign]) await parts.store.put(name, Buffer.from('x'))
    for (const name of [orphan, half, foreign, ...known]) await age(name, 6.1)
    await age(fresh, 5.9)
    await Promise.all([sweepFiles(context), sweepFiles(context)])
    const left = await readdir(folder)
    expect(left).toEqual(expect.arrayContaining([fresh, foreign, ...known]))
    expect(left).not.toContain(orphan)
    expect(left).not.toContain(half)
  })

  it('removes rows that were not attached within a day', async () => {
    const owner = await newOwner()
    const [loose = '', attached = ''] = await send(owner, null)
    const late = await send(owner, null)
    await attachFiles(database, {
      ids: [attached],
      ownerId: owner,
      subject: { kind: 'refund', id: 'r13' },
    })
    const backdate = (id: string, interval: string) =>
      database.execute(sql`update ${attachment} set created_at = now() - ${interval}::interval
        where id = ${id}`)
    await backdate(loose, '24 hours 1 minute')
    await backdate(attached, '24 hours 1 minute')
    for (const id of late) await backdate(id, '23 hours 59 minutes')
    await sweepFiles(context)
    const left = (await rowsOf(owner)).map(({ id }) => id)
    expect(left.sort()).toEqual([attached, ...late].sort())
    expect(await bytesToRemove()).toContain(loose)
  })

  it('fails and is tried again when the store is away', async () => {
    const away = createLocalStore('/dev/null/files')
    await expect(sweepFiles({ database, files: { store: away } })).rejects.toThrow(FileStoreError)
  })
})

describe('the table', () => {
  it.each([
    ['a subject without its id', { subjectKind: 'refund' }],
    ['an attached file without a subject', { attachedAt: new Date() }],
    ['an empty file', { size: 0 }],
    ['an id that is a path', { id: '../secret' }],
  ])('takes no row with %s', async (_, wrong) => {
    const row = {
      id: 'f'.repeat(32),
      name: 'a.pdf',
      mediaType: 'application/pdf' as const,
      size: 1,
      sha256: '',
      dataKey: '',
    }
    await expect(database.insert(attachment).values({ ...row, ...wrong })).rejects.toThrow()
  })
})

it('a portal reads three kinds of pictures and no other', async () => {
  const webp = await sharp(png).webp().toBuffer()
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  // Another test of the same process may have made a portal before.
  sharp.unblock({ operation: ['VipsForeignLoad'] })
  for (const bytes of [webp, drawing]) expect((await sharp(bytes).metadata()).width).toBe(9)
  const { encryption, log } = parts
  const configuration = parseConfiguration({
    TRIVSEL_ENV: 'test',
    DATABASE_URL: 'postgres://localhost/none',
    SITE_KEY: 'a site key that is only for tests',
    AUTH_SECRET: 'a secret that is only for tests, and long',
    FIELD_KEYS: 'test:a-key-that-is-only-for-tests-and-long',
    DATA_DIR: folder,
  })
  const { store } = createFileParts({ configuration, encryption, log })
  for (const bytes of [webp, drawing]) await expect(sharp(bytes).metadata()).rejects.toThrow()
  expect((await inspectFiles(parts, [given('a.png', png)], sender)).length).toBe(1)
  await store.put('0'.repeat(32), png)
  expect(await readdir(join(folder, 'files', 'received'))).toEqual(['0'.repeat(32)])
})
