import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { associationInvitation, associationMember } from '#core/associations/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { associationMemberImport } from '../model/tables.server.ts'
import { startRegister, tokenIn } from '../testing/register.testing.server.ts'
import { mailImport } from './mail-import.server.ts'

const { database } = await createTestDatabase()
const register = startRegister(database)
const { send, newAssociation, newPerson, withRole } = register

/** An address of this association's own. Its tag has no digits: they might make a national id. */
const addressOf = (id: string, at: number) => `fil-${at}-${id.replace(/\d/g, 'x')}@example.org`
const addresses = (count: number, of: string) =>
  Array.from({ length: count }, (_, at) => addressOf(of, at))
const fileOf = (emails: readonly string[]) =>
  ['navn;e-post;rolle', ...emails.map((email, at) => `Person ${at};${email};`)].join('\n')

async function importFile(made: { contact: string; id: string }, file: string) {
  const preview = await send(made.contact, 'POST', previewOf(made.id), file)
  const { version } = preview.body as unknown as { version: string }
  return send(made.contact, 'POST', importOf(made.id, version), file)
}

const files = '/api/frontend/association-member-files'
const previewOf = (id: string) => `${files}/preview?association=${id}`
const importOf = (id: string, version: string) =>
  `${files}?${new URLSearchParams({ association: id, version, fileName: 'medlemmer.csv' })}`

const invitationsOf = (id: string) =>
  database.select().from(associationInvitation).where(eq(associationInvitation.associationId, id))

async function runJob(id: string) {
  const imports = await database
    .select()
    .from(associationMemberImport)
    .where(eq(associationMemberImport.associationId, id))
  for (const made of imports) await mailImport(register.parts, made.id, register.parts.clock())
}

it('does nothing when a single line is broken, and names it', async () => {
  const made = await newAssociation()
  const file = `${fileOf(addresses(2_000, made.id))}\nUten adresse;;\nEt;${addressOf(made.id, 0)};`
  const refused = {
    status: 422,
    body: {
      error: 'LINES_INVALID',
      problems: [
        { line: 2, problem: 'EMAIL_REPEATED' },
        { line: 2002, problem: 'EMAIL_REQUIRED' },
        { line: 2003, problem: 'EMAIL_REPEATED' },
      ],
    },
  }
  const { id, contact } = made
  expect(await send(contact, 'POST', previewOf(id), file)).toEqual(refused)
  expect(await send(contact, 'POST', importOf(id, 'x'), file)).toEqual(refused)
  expect(await invitationsOf(made.id)).toEqual([])
  const longer = fileOf(addresses(5_001, made.id))
  expect((await send(contact, 'POST', previewOf(id), longer)).body).toEqual({
    error: 'FILE_INVALID',
    problem: 'TOO_LONG',
  })
})

it('invites 2,000 people and enrols nobody; the job runs twice and mails each once', async () => {
  const made = await newAssociation()
  const emails = addresses(2_000, made.id)
  const answer = await importFile(made, fileOf(emails))
  expect(answer).toEqual({ status: 200, body: { invited: 2_000 } })
  await Promise.all([runJob(made.id), runJob(made.id)])
  await runJob(made.id)
  for (const email of [emails[0], emails[999], emails[1_999]])
    expect(await register.mailsTo(email ?? '')).toHaveLength(1)
  const { body } = await send(made.contact, 'GET', `${made.path}/member-imports`)
  expect(body.items).toMatchObject([{ lines: 2_000, waiting: 0, open: 2_000 }])
  const isHere = eq(associationMember.associationId, made.id)
  expect(await database.$count(associationMember, isHere)).toBe(0)
}, 60_000)

it('is imported as its preview has shown, or not at all', async () => {
  const made = await newAssociation()
  const path = importOf(made.id, 'other')
  const file = fileOf(addresses(1, made.id))
  expect((await send(made.contact, 'POST', path, file)).body).toEqual({ error: 'FILE_OUTDATED' })
})

it('is undone by taking back what nobody has answered', async () => {
  const made = await newAssociation()
  const emails = addresses(3, made.id)
  await importFile(made, fileOf(emails))
  await runJob(made.id)
  const [mail] = await register.mailsTo(emails[0] ?? '')
  const { userId } = await newPerson()
  const token = mail ? tokenIn(mail) : ''
  await send(userId, 'POST', '/api/frontend/association-invitations/acceptance', { token })
  const { body } = await send(made.contact, 'GET', `${made.path}/member-imports`)
  const [{ id } = { id: '' }] = body.items as { id: string }[]
  const undo = () => send(made.contact, 'POST', `${made.path}/member-imports/${id}/undo`)
  const undone = await Promise.all([undo(), undo()])
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(undone.find(({ status }) => status === 200)?.body).toEqual({ withdrawn: 2 })
  const isMember = and(
    eq(associationMember.associationId, made.id),
    eq(associationMember.userId, userId),
  )
  expect(await database.$count(associationMember, isMember)).toBe(1)
  await runJob(made.id)
  expect(await register.mailsTo(emails[1] ?? '')).toHaveLength(1)
})

it('gives a role with the invitation, by those who give roles', async () => {
  const made = await newAssociation()
  const email = `rolle-${made.id.slice(0, 8)}@example.org`
  const file = `name;email;role\nKari;${email};Arrangementsansvarlig`
  const preview = (userId: string) => send(userId, 'POST', previewOf(made.id), file)
  const treasurer = await withRole(made.id, 'treasurer')
  expect((await preview(treasurer)).status).toBe(403)
  expect((await preview(made.contact)).status).toBe(200)
  await importFile(made, file)
  await runJob(made.id)
  const [mail] = await register.mailsTo(email)
  const { userId } = await newPerson()
  const body = { token: mail ? tokenIn(mail) : '' }
  await send(userId, 'POST', '/api/frontend/association-invitations/acceptance', body)
  const roles = await send(userId, 'GET', `${made.path}/roles`)
  expect(JSON.stringify(roles.body)).toContain(userId)
})
