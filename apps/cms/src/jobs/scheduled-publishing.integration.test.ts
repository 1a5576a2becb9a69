import { createLocalReq, type TypedUser } from 'payload'
import { describe, expect, it } from 'vitest'
import { makeEditors } from '../testing/editors.ts'
import { listenForChanges } from '../testing/listen.ts'
import { runQuery } from '../testing/run-query.ts'
import { startTestPayload } from '../testing/test-payload.ts'
import { resumeInterruptedJobs } from './resume-interrupted-jobs.ts'
import { schedulePublish } from './schedule-publish.ts'
import { findScheduledChanges } from './scheduled-changes.ts'

const { payload, databaseUrl } = await startTestPayload()
const announcedBy = await listenForChanges(databaseUrl)
const { publisher, editor, admin } = await makeEditors(payload)

const inThePast = () => new Date(Date.now() - 1_000)
const tomorrow = () => new Date(Date.now() + 86_400_000)

const draft = (displayName: string) =>
  payload.create({ collection: 'pages', locale: 'no', draft: true, data: { displayName } })
const isPublic = async (path: string) =>
  (await runQuery(payload, 'pageByPath', { locale: 'no', path })).data !== null
const run = () => payload.jobs.run({ silent: true })

/** As the drawer of the admin does. */
async function schedule(user: TypedUser, id: number, type: 'publish' | 'unpublish', date: Date) {
  const req = await createLocalReq({ user }, payload)
  const doc = { relationTo: 'pages', value: String(id) } as const
  // Of what Payload hands to a function of the admin, this one reads the request alone.
  const args = { req, user } as Parameters<typeof schedulePublish>[0]
  return schedulePublish({ ...args, type, date, doc })
}

describe('a scheduled page', () => {
  it('is published and taken down at its time, and both are announced', async () => {
    const { id } = await draft('Planlagt')
    await schedule(publisher, id, 'publish', inThePast())
    expect(await isPublic('planlagt')).toBe(false)
    expect(await announcedBy(run)).toEqual(['pages', `pages:${id}`])
    expect(await isPublic('planlagt')).toBe(true)
    await schedule(publisher, id, 'unpublish', inThePast())
    expect(await announcedBy(run)).toEqual(['pages', `pages:${id}`])
    expect(await isPublic('planlagt')).toBe(false)
    expect(await findScheduledChanges(payload)).toEqual([])
  })

  it('waits until its time', async () => {
    const { id } = await draft('Venter')
    await schedule(publisher, id, 'publish', tomorrow())
    await run()
    expect(await isPublic('venter')).toBe(false)
    const [planned] = await findScheduledChanges(payload)
    expect(planned).toMatchObject({ title: 'Venter', type: 'publish', failed: false })
    const req = await createLocalReq({ user: publisher }, payload)
    await schedulePublish({ req, user: publisher, deleteID: planned?.jobId } as Parameters<
      typeof schedulePublish
    >[0])
    expect(await findScheduledChanges(payload)).toEqual([])
  })

  it('cannot be scheduled by an editor who may not publish', async () => {
    const { id } = await draft('Ikke lov')
    await expect(schedule(editor, id, 'publish', inThePast())).rejects.toThrow()
    expect(await findScheduledChanges(payload)).toEqual([])
  })

  it('is not published for somebody who may not publish any more, which is shown', async () => {
    const { id } = await draft('Degradert')
    await schedule(admin, id, 'publish', inThePast())
    const role = (value: 'admin' | 'editor') =>
      payload.update({ collection: 'editors', id: admin.id, data: { role: value } })
    await role('editor')
    await run()
    await role('admin')
    expect(await isPublic('degradert')).toBe(false)
    const [planned] = await findScheduledChanges(payload)
    expect(planned).toMatchObject({ title: 'Degradert', failed: true })
    await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
  })

  it('is published after all when the process ended in the middle of it', async () => {
    const { id } = await draft('Avbrutt')
    await schedule(publisher, id, 'publish', inThePast())
    await payload.db.updateJobs({ where: {}, data: { processing: true }, returning: false })
    await run()
    expect(await isPublic('avbrutt')).toBe(false)
    await resumeInterruptedJobs(payload)
    await run()
    expect(await isPublic('avbrutt')).toBe(true)
  })
})
