import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addRole } from '#core/associations/associations.testing.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { startMembers } from '../testing/association-members.testing.server.ts'
import { notifyBoards } from './notify-boards.server.ts'

const { database } = await createTestDatabase()
const at = await startMembers(database)
const morning = (day: string) => new Date(`${day}T06:30:00Z`)
const run = (day: string) => notifyBoards({ database, portalUrl: at.portalUrl }, morning(day))

async function mailed(): Promise<{ to: string; text: string }[]> {
  const { rows } = await database.execute<{ payload: { to: string; text: string } }>(sql`
    select payload from graphile_worker._private_jobs
    where payload ->> 'subject' like 'Nye forespørsler%' order by payload ->> 'to'`)
  return rows.map(({ payload }) => payload)
}
const addressesOf = (...ids: string[]) => ids.map((id) => `${id}@trivsel.example`).toSorted()

beforeEach(async () => {
  await database.execute(sql`delete from graphile_worker._private_jobs`)
  await database.execute(sql`delete from ${association}`)
  at.on('2026-11-27T10:00:00Z')
})

describe('the mail about requests', () => {
  it('goes to those who can answer, once for each request, also of two runs at once', async () => {
    const of = await at.setUp({ needsApproval: true })
    const deputy = await createMember(database, null)
    await addRole(database, { associationId: of.id, userId: deputy, kind: 'deputy' })
    const others = ['treasurer', 'event', 'leader'] as const
    for (const kind of others) {
      const userId = await createMember(database, null)
      // The leader of last year is none any more.
      const days = kind === 'leader' ? { endsOn: '2026-11-27' } : {}
      await addRole(database, { associationId: of.id, userId, kind }, days)
    }
    await of.join()
    await of.join(await createMember(database, null))
    const runs = await Promise.all([run('2026-11-28'), run('2026-11-28')])
    expect(runs.toSorted()).toEqual([0, 1])
    const mails = await mailed()
    expect(mails.map(({ to }) => to)).toEqual(addressesOf(of.contact, deputy))
    expect(mails[0]?.text).toContain('2 personer har bedt om å bli medlem')
    expect(mails[0]?.text).not.toContain('Til sammen')

    await of.join(await createMember(database, null))
    expect(await run('2026-11-29')).toBe(1)
    const [, , later] = (await mailed()).toSorted(
      (one, other) => one.text.length - other.text.length,
    )
    expect(later?.text).toContain('1 person har bedt')
    expect(later?.text).toContain('Til sammen venter 3 personer')
    expect(await run('2026-11-30')).toBe(0)
  })

  it('counts somebody again who withdrew and asked once more, and nobody who was answered', async () => {
    const of = await at.setUp({ needsApproval: true, feeOre: 10_000 })
    await of.join()
    expect(await run('2026-11-28')).toBe(1)
    const { id } = (await of.memberOf()) ?? { id: '' }
    at.on('2026-11-28T10:00:00Z')
    await at.call(of.userId, 'POST', `user/association-memberships/${id}/leave`)
    expect(await run('2026-11-29')).toBe(0)
    at.on('2026-11-29T10:00:00Z')
    await of.join()
    expect(await run('2026-11-30')).toBe(1)
    const accepted = await createMember(database, null)
    await of.join(accepted)
    const request = await of.memberOf(accepted)
    await of.board('POST', `/requests/${request?.id}/accept`)
    expect(await of.memberOf(accepted)).toMatchObject({ state: 'requested' })
    expect(await run('2026-12-01')).toBe(0)
  })

  it('waits while an association takes no members', async () => {
    const of = await at.setUp({ needsApproval: true })
    await of.join()
    const set = (state: 'active' | 'inactive') =>
      database
        .update(association)
        .set({ state, stateReason: state === 'active' ? 'reopened' : 'by-staff' })
    await set('inactive')
    expect(await run('2026-11-28')).toBe(0)
    await set('active')
    expect(await run('2026-11-29')).toBe(1)
  })
})
