import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { associationMember, associationTerm } from '#core/associations/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { startRegister, tokenIn } from '../testing/register.testing.server.ts'

const { database } = await createTestDatabase()
const register = startRegister(database)
const { send, newAssociation, newMember, newPerson } = register
const answers = '/api/frontend/association-invitations'

let count = 0
const newEmail = () => `invitert-${++count}@example.org`

async function invite(values: Parameters<typeof newAssociation>[0] = {}) {
  const made = await newAssociation(values)
  const email = newEmail()
  const answer = await send(made.contact, 'POST', `${made.path}/invitations`, {
    emails: email,
    language: 'no',
  })
  expect(answer).toEqual({ status: 200, body: { invited: 1 } })
  const [mail] = await register.mailsTo(email)
  return { ...made, email, token: mail ? tokenIn(mail) : '' }
}

const memberOf = async (associationId: string, userId: string) =>
  database
    .select()
    .from(associationMember)
    .where(
      and(eq(associationMember.associationId, associationId), eq(associationMember.userId, userId)),
    )

describe('inviting', () => {
  it('answers the same for an address that is new, known, a member, and invited before', async () => {
    const { id, contact, path } = await newAssociation()
    const known = (await newPerson()).email
    const member = (await newMember(id)).email
    const unknown = newEmail()
    for (const email of [unknown, known, member, unknown.toUpperCase()]) {
      const body = { emails: email, language: 'en' }
      expect(await send(contact, 'POST', `${path}/invitations`, body)).toEqual({
        status: 200,
        body: { invited: 1 },
      })
    }
    expect(await register.mailsTo(unknown)).toHaveLength(1)
    expect((await register.mailsTo(known))[0]?.text).toContain('/en/associations/invitation#token=')
    expect(await register.mailsTo(member)).toEqual([])
    const { body } = await send(contact, 'GET', `${path}/invitations`)
    expect(body).toMatchObject({ total: 3 })
  })

  it('takes many addresses, or none when one is no address', async () => {
    const { contact, path } = await newAssociation()
    const [one, two] = [newEmail(), newEmail()]
    const ask = (emails: string) =>
      send(contact, 'POST', `${path}/invitations`, { emails, language: 'no' })
    expect((await ask(`${one}\nikke en adresse`)).body).toEqual({
      error: 'INVALID_REQUEST',
      fields: ['emails'],
    })
    expect(await register.mailsTo(one)).toEqual([])
    expect((await ask(`${one}; ${two},${one}\n`)).body).toEqual({ invited: 2 })
    const many = Array.from({ length: 101 }, newEmail).join('\n')
    expect((await ask(many)).status).toBe(400)
  })

  it('is for an active association', async () => {
    const inactive = { state: 'inactive', stateReason: 'by-staff' } as const
    const { contact, path } = await newAssociation(inactive)
    const body = { emails: newEmail(), language: 'no' }
    expect((await send(contact, 'POST', `${path}/invitations`, body)).body).toEqual({
      error: 'ASSOCIATION_STATE',
    })
  })

  it('sends three mails at most, the same link in each, and none after it was taken back', async () => {
    const { contact, path, email, token } = await invite()
    const list = await send(contact, 'GET', `${path}/invitations`)
    const [{ id } = { id: '' }] = list.body.items as { id: string }[]
    const again = () => send(contact, 'POST', `${path}/invitations/${id}/mail`)
    const sent = await Promise.all([again(), again(), again()])
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
    const mails = await register.mailsTo(email)
    expect(mails.map(tokenIn)).toEqual([token, token, token])
    expect((await send(contact, 'POST', `${path}/invitations/${id}/withdrawal`)).status).toBe(200)
    expect((await again()).body).toEqual({ error: 'INVITATION_NOT_FOUND' })
    expect((await send(null, 'POST', `${answers}/open?language=no`, { token })).body).toEqual({
      error: 'INVITATION_INVALID',
    })
  })
})

describe('an invitation', () => {
  it('is read and declined without a login, once', async () => {
    const { token } = await invite({ purpose: { no: 'Vi går i fjellet', en: '' } })
    expect((await send(null, 'POST', `${answers}/open?language=no`, { token })).body).toMatchObject(
      {
        association: { purpose: 'Vi går i fjellet' },
        feeOre: 0,
      },
    )
    expect((await send(null, 'POST', `${answers}/acceptance`, { token })).status).toBe(401)
    expect((await send(null, 'POST', `${answers}/refusal`, { token })).status).toBe(200)
    expect((await send(null, 'POST', `${answers}/refusal`, { token })).status).toBe(410)
    for (const wrong of ['', 'x', `${token}x`])
      expect((await send(null, 'POST', `${answers}/refusal`, { token: wrong })).status).toBe(410)
  })

  it('makes the person who accepts a member at once, without approval, and one of two at the same time', async () => {
    const { id, slug, token } = await invite({ needsApproval: true })
    const people = [(await newPerson()).userId, (await newPerson()).userId]
    const accepted = await Promise.all(
      people.map((userId) => send(userId, 'POST', `${answers}/acceptance`, { token })),
    )
    expect(accepted.map(({ status }) => status).toSorted()).toEqual([200, 410])
    const first = accepted.findIndex(({ status }) => status === 200)
    expect(accepted[first]?.body).toEqual({ slug, outcome: 'member' })
    const [member] = await memberOf(id, people[first] ?? '')
    expect(member).toMatchObject({ state: 'member', joinedBy: 'invitation' })
    const terms = await database
      .select()
      .from(associationTerm)
      .where(eq(associationTerm.memberId, member?.id ?? ''))
    expect(terms).toMatchObject([{ startsOn: '2026-11-28', paidBy: 'free', feeOre: 0 }])
  })

  it('leaves the fee to be paid first, and a member as they are', async () => {
    const { id, token } = await invite({ feeOre: 20_000 })
    const { userId } = await newPerson()
    const answer = await send(userId, 'POST', `${answers}/acceptance`, { token })
    expect(answer.body).toMatchObject({ outcome: 'pays' })
    expect(await memberOf(id, userId)).toMatchObject([{ state: 'requested', joinedAt: null }])
    const other = await invite({ feeOre: 20_000 })
    const present = await newMember(other.id)
    const [before] = await memberOf(other.id, present.userId)
    const kept = await send(present.userId, 'POST', `${answers}/acceptance`, { token: other.token })
    expect(kept.body).toMatchObject({ outcome: 'member' })
    expect(await memberOf(other.id, present.userId)).toEqual([before])
  })
})
