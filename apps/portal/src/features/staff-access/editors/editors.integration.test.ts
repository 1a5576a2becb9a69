import type { Editor, EditorRefusal } from '@trivsel/content-contract/editors'
import { desc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { allowStaff, seedStaff } from '#testing/staff.testing.server.ts'
import { endStaff } from '../people/change-staff.server.ts'
import { editorTasks } from './editor-tasks.server.ts'
import { createEditorsApi } from './handlers.server.ts'

const { database, pool } = await createTestDatabase()
const admin = await seedStaff(database, ['admin'])
const colleague = await seedStaff(database, ['contact'])

/** What the content system answers; `null`: nothing. */
let known: Editor[] | null
const editor = (email: string, rest: Partial<Editor> = {}): Editor => ({
  email,
  name: 'Navn',
  role: 'editor',
  linkUntil: null,
  ...rest,
})
const boss = editor('sjef@example.no', { role: 'admin' })
const log = createLog('silent')
const api = createApi({ configuration: testConfiguration, log }).route(
  '/',
  createEditorsApi({
    database,
    sessions: { find: async () => null },
    requireStaff: allowStaff({
      kind: 'staff',
      userId: admin.userId,
      roles: ['admin'],
      requestId: null,
    }),
    editors: {
      list: async () => {
        if (!known) throw new Error('no answer')
        return known
      },
    },
  }),
)

beforeEach(async () => {
  known = [boss]
  await pool.query('delete from graphile_worker._private_jobs')
})

async function call(path: string, body?: object) {
  const answer = await api.request(`/api/frontend/staff/editors${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}
const invite = (email: string, rest: object = {}) =>
  call('', { email, name: 'Navn', role: 'editor', locale: 'no', ...rest })
const remove = (email: string) => call('/remove', { email })
const refused = (status: number, error: string) => ({
  status,
  body: expect.objectContaining({ error }),
})
async function jobs() {
  const { rows } = await pool.query(`
    select tasks.identifier, jobs.payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id order by jobs.id`)
  return rows
}
const newestEntry = async () =>
  (await database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1))[0]

describe('an administrator', () => {
  it('invites an editor: a job for the content system, and an entry in the audit log', async () => {
    expect(await invite('Ny@Example.no', { role: 'publisher' })).toMatchObject({ status: 201 })
    const invitation = { email: 'ny@example.no', name: 'Navn', role: 'publisher', locale: 'no' }
    const job = { identifier: 'invite-editor', payload: { decidedBy: admin.userId, invitation } }
    expect(await jobs()).toEqual([job])
    expect(await newestEntry()).toMatchObject({
      action: 'editor-invited',
      actorId: admin.userId,
      subjectId: expect.not.stringContaining('@'),
      after: { email: 'ny@example.no', name: 'Navn', editorRole: 'publisher' },
    })
  })

  it('cannot invite somebody who is an editor, and can send another link', async () => {
    known = [boss, editor('ny@example.no'), editor('venter@example.no', { linkUntil: 'later' })]
    expect(await invite('NY@example.no')).toEqual(refused(409, 'ALREADY_EDITOR'))
    expect(await jobs()).toEqual([])
    expect(await invite('venter@example.no')).toMatchObject({ status: 201 })
  })

  it('invites themselves only where nobody can let others in', async () => {
    expect(await invite(admin.email)).toEqual(refused(403, 'OWN_CASE'))
    known = null
    expect(await invite(admin.email)).toEqual(refused(403, 'OWN_CASE'))
    known = []
    expect(await invite(admin.email)).toMatchObject({ status: 201 })
    known = [editor(admin.email, { role: 'admin', linkUntil: 'later' })]
    expect(await invite(admin.email, { role: 'admin' })).toMatchObject({ status: 201 })
    expect(await invite(admin.email)).toEqual(refused(409, 'LAST_EDITOR_ADMIN'))
  })

  it('removes an editor, and neither themselves nor the last administrator', async () => {
    known = [boss, editor('ny@example.no'), editor(admin.email, { role: 'admin' })]
    expect(await remove('ny@example.no')).toMatchObject({ status: 200 })
    expect(await jobs()).toEqual([
      {
        identifier: 'remove-editor',
        payload: { decidedBy: admin.userId, email: 'ny@example.no' },
      },
    ])
    expect(await newestEntry()).toMatchObject({
      action: 'editor-removed',
      before: { email: 'ny@example.no', name: 'Navn', editorRole: 'editor' },
    })
    expect(await remove(admin.email)).toEqual(refused(403, 'OWN_CASE'))
    expect(await remove('borte@example.no')).toEqual(refused(404, 'EDITOR_NOT_FOUND'))
    known = [boss]
    expect(await remove(boss.email)).toEqual(refused(409, 'LAST_EDITOR_ADMIN'))
  })

  it('is not stopped by a content system that does not answer: the newest change waits', async () => {
    known = null
    expect(await call('')).toEqual({ status: 200, body: { editors: null } })
    expect(await invite('ny@example.no')).toMatchObject({ status: 201 })
    expect(await remove('ny@example.no')).toMatchObject({ status: 200 })
    expect((await jobs()).map(({ identifier }) => identifier)).toEqual(['remove-editor'])
  })

  it('sees who among the editors has left', async () => {
    known = [boss, editor(colleague.email), editor(admin.email)]
    await endStaff(database, { kind: 'command' }, colleague.userId)
    const { body } = await call('')
    expect(body.editors).toEqual([
      { ...boss, isYou: false, hasLeft: false },
      { ...editor(colleague.email), isYou: false, hasLeft: true },
      { ...editor(admin.email), isYou: true, hasLeft: false },
    ])
  })

  it('gets refusals for what is no editor', async () => {
    expect(await invite('x')).toEqual(refused(400, 'INVALID_REQUEST'))
    expect(await invite('ny@example.no', { role: 'owner' })).toEqual(
      refused(400, 'INVALID_REQUEST'),
    )
    expect(await invite('ny@example.no', { name: ' ' })).toEqual(refused(400, 'INVALID_REQUEST'))
  })
})

describe('the job', () => {
  const email = 'ny@example.no'
  const context = { jobId: '1', signal: new AbortController().signal }
  function run(name: string, answer: () => Promise<EditorRefusal | null>) {
    const tasks = editorTasks({ database, editors: { invite: answer, remove: answer } })
    const invitation = { email, name: 'Navn', role: 'editor', locale: 'no' }
    const payload = name === 'invite-editor' ? { invitation } : { email }
    const task = tasks.find((one) => one.name === name)
    return task?.run({ ...payload, decidedBy: admin.userId }, context)
  }

  it('is tried again when the content system does not answer', async () => {
    const silent = () => Promise.reject(new Error('no answer'))
    await expect(run('invite-editor', silent)).rejects.toThrow()
    await expect(run('remove-editor', silent)).rejects.toThrow()
  })

  it('writes down that the content system refuses, and that nobody is there is no refusal', async () => {
    const before = await newestEntry()
    await run('invite-editor', async () => null)
    await run('remove-editor', async () => 'EDITOR_NOT_FOUND')
    expect(await newestEntry()).toEqual(before)
    for (const [name, editorRefusal] of [
      ['invite-editor', 'ALREADY_EDITOR'],
      ['remove-editor', 'LAST_EDITOR_ADMIN'],
    ] as const) {
      await run(name, async () => editorRefusal)
      expect(await newestEntry()).toMatchObject({
        action: 'editor-change-refused',
        actorId: admin.userId,
        after: { email, editorRefusal },
      })
    }
  })
})
