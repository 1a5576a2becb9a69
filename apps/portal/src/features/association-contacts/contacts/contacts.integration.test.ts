import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { requireContact } from '#core/associations/find-rights.server.ts'
import { association, associationInvitation } from '#core/associations/tables.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { contactsTesting } from '../model/contacts.testing.server.ts'
import { acceptInvitation, declineInvitation, readInvitation } from './answer-invitation.server.ts'
import { confirmDetails } from './confirm-details.server.ts'
import { findContacts } from './find-contacts.server.ts'
import { findOwnContacts } from './find-own-contacts.server.ts'
import { invite, sendAgain, withdraw } from './invite.server.ts'
import { leave, showName } from './leave.server.ts'
import { reviewAssociations } from './review-associations.server.ts'

const { database } = await createTestDatabase()
const testing = contactsTesting(database)
const { parts, newPerson, newAssociation, stateOf, contactsOf, historyOf, tokenFor, subjectsTo } =
  testing
const now = new Date('2026-11-28T10:00:00Z')
const refusal = (code: string) => ({ code })
const letter = (email: string, name = '') => ({ email, name, language: 'no' }) as const

async function invited(count = 1) {
  const made = await newAssociation(count)
  const [by] = made.people
  const person = await newPerson()
  const who = { userId: by?.userId ?? '', associationId: made.id }
  await invite(parts, who, letter(person.email, 'Kari'), now)
  return { ...made, who, person, token: await tokenFor(made.id, person.email) }
}

describe('an invitation', () => {
  it('is mailed, and makes a contact person with any account', async () => {
    const { id, name, person, token } = await invited()
    expect(await subjectsTo(person.email)).toHaveLength(1)
    expect(await readInvitation(parts, token, now)).toEqual({ association: name })
    const other = await newPerson()
    await acceptInvitation(parts, { token, userId: other.userId }, now)
    expect(await contactsOf(id)).toContain(other.userId)
    await expect(
      acceptInvitation(parts, { token, userId: person.userId }, now),
    ).rejects.toMatchObject(refusal('INVITATION_INVALID'))
  })

  it('is accepted by one of two at once', async () => {
    const { id, token } = await invited()
    const [one, two] = [await newPerson(), await newPerson()]
    const answers = await Promise.allSettled(
      [one, two].map(({ userId }) => acceptInvitation(parts, { token, userId }, now)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await contactsOf(id)).toHaveLength(2)
  })

  it('is declined without a login', async () => {
    const { id, who, token } = await invited()
    await declineInvitation(parts, token, now)
    await expect(readInvitation(parts, token, now)).rejects.toMatchObject(
      refusal('INVITATION_INVALID'),
    )
    expect((await findContacts(database, who, now)).invitations).toEqual([])
    expect(await historyOf(id)).toEqual(['contact-invited', 'contact-invitation-declined'])
  })

  it('is sent three times at most, and once while it is open', async () => {
    const { who, person } = await invited()
    await expect(invite(parts, who, letter(person.email), now)).rejects.toMatchObject(
      refusal('ALREADY_INVITED'),
    )
    const [open] = (await findContacts(database, who, now)).invitations
    const again = () => sendAgain(parts, { ...who, invitation: open?.id ?? '' }, now)
    const sent = await Promise.allSettled([again(), again(), again()])
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await subjectsTo(person.email)).toHaveLength(3)
    await expect(again()).rejects.toMatchObject(refusal('INVITATION_NOT_SENT'))
  })

  it('is withdrawn, and then neither answered nor sent', async () => {
    const { who, token } = await invited()
    const [open] = (await findContacts(database, who, now)).invitations
    const one = { ...who, invitation: open?.id ?? '' }
    await withdraw(parts, one, now)
    await withdraw(parts, one, now)
    await expect(
      acceptInvitation(parts, { token, userId: (await newPerson()).userId }, now),
    ).rejects.toMatchObject(refusal('INVITATION_INVALID'))
    await expect(sendAgain(parts, one, now)).rejects.toMatchObject(refusal('INVITATION_NOT_SENT'))
  })

  it('tells somebody who is a contact person already, also with another account', async () => {
    const { id, who, token } = await invited()
    await expect(acceptInvitation(parts, { token, userId: who.userId }, now)).rejects.toMatchObject(
      refusal('ALREADY_CONTACT'),
    )
    const other = await newPerson()
    const numbers = { number: 'x', numberIndex: `same person ${id}` }
    await database.insert(nationalId).values([
      { userId: who.userId, ...numbers, provenAt: now, provenBy: 'id-porten' },
      { userId: other.userId, ...numbers },
    ] as (typeof nationalId.$inferInsert)[])
    await expect(
      acceptInvitation(parts, { token, userId: other.userId }, now),
    ).rejects.toMatchObject(refusal('OTHER_ACCOUNT_IS_CONTACT'))
    expect(await contactsOf(id)).toEqual([who.userId])
  })

  it('is not sent by somebody who is not a contact person', async () => {
    const { id, person } = await invited()
    const who = { userId: person.userId, associationId: id }
    await expect(invite(parts, who, letter('x@example.org'), now)).rejects.toMatchObject(
      refusal('ASSOCIATION_NOT_FOUND'),
    )
  })
})

describe('a contact person', () => {
  it('can always stop: the association is inactive, and active when enough have accepted', async () => {
    const { id, people } = await newAssociation(2)
    const [one, two] = people
    const who = { userId: one?.userId ?? '', associationId: id }
    const token = await (async () => {
      await invite(parts, who, letter('eva@example.org'), now)
      return tokenFor(id, 'eva@example.org')
    })()
    await leave(parts, who, now)
    expect(await stateOf(id)).toBe('inactive few-contacts')
    expect(await subjectsTo(two?.email ?? '')).toHaveLength(1)
    await leave(parts, { ...who, userId: two?.userId ?? '' }, now)
    expect(await contactsOf(id)).toEqual([])
    const asked = { ...who, today: '2026-11-28' }
    await expect(requireContact(database, asked, { isChange: false })).rejects.toMatchObject(
      refusal('ASSOCIATION_NOT_FOUND'),
    )
    await expect(leave(parts, who, now)).rejects.toMatchObject(refusal('ASSOCIATION_NOT_FOUND'))
    await acceptInvitation(parts, { token, userId: (await newPerson()).userId }, now)
    expect(await stateOf(id)).toBe('inactive few-contacts')
    const back = { userId: (await contactsOf(id))[0] ?? '', associationId: id }
    await invite(parts, back, letter('per@example.org'), now)
    const second = await tokenFor(id, 'per@example.org')
    await acceptInvitation(parts, { token: second, userId: (await newPerson()).userId }, now)
    expect(await stateOf(id)).toBe('active confirmed')
  })

  it('decides alone whether their name is shown', async () => {
    const { id, people } = await newAssociation(2)
    const [one] = people
    const userId = one?.userId ?? ''
    await showName(parts, { userId, associationId: id, showsName: false }, now)
    const { items } = await findOwnContacts(database, userId, now)
    expect(items).toMatchObject([{ associationId: id, showsName: false, contacts: 2 }])
    const view = await findContacts(database, { userId, associationId: id }, now)
    expect(view.people.map(({ showsName }) => showsName).toSorted()).toEqual([false, true])
  })

  it('makes it active again in one press, if only the confirmation was missing', async () => {
    const late = { state: 'inactive', confirmedAt: new Date('2026-01-01T10:00:00Z') } as const
    const one = await newAssociation(2, { ...late, stateReason: 'not-confirmed' })
    const few = await newAssociation(1, { ...late, stateReason: 'few-contacts' })
    const staff = await newAssociation(2, { ...late, stateReason: 'by-staff' })
    for (const { id, people } of [one, few, staff])
      await confirmDetails(parts, { userId: people[0]?.userId ?? '', associationId: id }, now)
    expect(await stateOf(one.id)).toBe('active confirmed')
    expect(await stateOf(few.id)).toBe('inactive few-contacts')
    expect(await stateOf(staff.id)).toBe('inactive by-staff')
    const stranger = { userId: people(staff), associationId: one.id }
    await expect(confirmDetails(parts, stranger, now)).rejects.toMatchObject(
      refusal('ASSOCIATION_NOT_FOUND'),
    )
  })
})

const people = (made: { people: { userId: string }[] }) => made.people[0]?.userId ?? ''

describe('the nightly review', () => {
  const due = new Date('2026-12-28T10:00:00Z')
  const confirmedAt = new Date('2026-06-28T10:00:00Z')
  const before = (days: number) => new Date(due.getTime() - days * 86_400_000)
  const review = (at: Date) => reviewAssociations(parts, at)
  const confirmMails = async (email: string) =>
    (await subjectsTo(email)).filter((subject) => subject.includes('ekreft')).length

  it('reminds each contact person once at each step, also when it runs twice at once', async () => {
    const { id, people } = await newAssociation(2, { confirmedAt })
    const counts = []
    for (const days of [31, 30, 30, 29, 7, 7, 1, 0]) {
      await Promise.all([review(before(days)), review(before(days))])
      counts.push(await confirmMails(people[0]?.email ?? ''))
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3])
    expect(await confirmMails(people[1]?.email ?? '')).toBe(3)
    expect(await stateOf(id)).toBe('active confirmed')
    await Promise.all([review(before(-1)), review(before(-1))])
    await review(before(-2))
    expect(await stateOf(id)).toBe('inactive not-confirmed')
    expect((await historyOf(id)).filter((action) => action === 'deactivated')).toHaveLength(1)
    expect(await subjectsTo(people[0]?.email ?? '')).toHaveLength(4)
  })

  it('sends the nearest reminder alone after days without it, and starts again once it is confirmed', async () => {
    const { id, people } = await newAssociation(2, { confirmedAt })
    const [one] = people
    await review(before(5))
    expect(await confirmMails(one?.email ?? '')).toBe(1)
    await confirmDetails(parts, { userId: one?.userId ?? '', associationId: id }, before(5))
    await review(before(1))
    expect(await confirmMails(one?.email ?? '')).toBe(1)
    const [row] = await database.select().from(association).where(eq(association.id, id))
    expect(row?.remindedDays).toBeNull()
  })

  it('gives a new association thirty days for its second contact person', async () => {
    const stateChangedAt = new Date('2026-11-28T10:00:00Z')
    const made = { confirmedAt: stateChangedAt, stateChangedAt, stateReason: 'approved' } as const
    const { id, people } = await newAssociation(1, made)
    await review(before(29))
    await review(before(29))
    expect(await stateOf(id)).toBe('active approved')
    expect(await subjectsTo(people[0]?.email ?? '')).toHaveLength(1)
    await review(before(0))
    expect(await stateOf(id)).toBe('active approved')
    await review(before(-1))
    expect(await stateOf(id)).toBe('inactive few-contacts')
  })
})

it('gives an invitation its whole time when it is sent again', async () => {
  const { who } = await invited()
  const [open] = (await findContacts(database, who, now)).invitations
  const later = new Date('2026-12-05T10:00:00Z')
  await sendAgain(parts, { ...who, invitation: open?.id ?? '' }, later)
  const [row] = await database
    .select({ expiresAt: associationInvitation.expiresAt })
    .from(associationInvitation)
    .where(eq(associationInvitation.id, open?.id ?? ''))
  expect(row?.expiresAt).toEqual(new Date('2026-12-19T10:00:00Z'))
})
