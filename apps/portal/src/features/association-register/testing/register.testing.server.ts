import { sql } from 'drizzle-orm'
import {
  addAssociation,
  addContact,
  addMember,
  addRole,
} from '#core/associations/associations.testing.server.ts'
import type { RoleKind } from '#core/associations/rights.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { createAccessApi } from '../access/handlers.server.ts'
import { createInvitationsApi } from '../invitations/handlers.server.ts'
import { largestInviteFile } from '../member-file/columns.ts'
import { fileEndpoints } from '../member-file/endpoints.ts'
import { createFileApi } from '../member-file/handlers.server.ts'
import { createRegisterApi } from '../register/handlers.server.ts'
import { createRolesApi } from '../roles/handlers.server.ts'
import { createStaffRegisterApi } from '../staff/handlers.server.ts'

export const portalUrl = 'https://trivsel.example'
export const today = '2026-11-28'

/** The API of the register on a database of its own, on a day that does not pass. */
export function startRegister(database: Database) {
  let now = new Date(`${today}T10:00:00Z`)
  let staffId = 'nobody'
  const parts = {
    database,
    encryption: testEncryption,
    portalUrl,
    clock: () => now,
    sessions: {
      find: async (request: Request): Promise<SessionUser | null> => {
        const userId = request.headers.get('x-test-user')
        return userId
          ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' }
          : null
      },
    },
    // Who that is, a test says later.
    requireStaff: ((...roles: never[]) =>
      (context: never, next: never) =>
        allowStaff({ kind: 'staff', userId: staffId, roles: ['caseworker'], requestId: 'request' })(
          ...roles,
        )(context, next)) as unknown as ReturnType<typeof allowStaff>,
  }
  const app = createApi({
    configuration: testConfiguration,
    log: createLog('silent'),
    longerBodies: Object.fromEntries(
      [fileEndpoints.preview, fileEndpoints.importFile].map(({ path }) => [
        path,
        largestInviteFile,
      ]),
    ),
  })
    .route('/', createRolesApi(parts))
    .route('/', createAccessApi(parts))
    .route('/', createInvitationsApi(parts))
    .route('/', createFileApi(parts))
    .route('/', createRegisterApi(parts))
    .route('/', createStaffRegisterApi(parts))

  async function send(
    userId: string | null,
    method: string,
    path: string,
    body?: object | string | Uint8Array<ArrayBuffer>,
  ): Promise<{ status: number; body: Record<string, never> & { items: never[] } }> {
    const isFile = typeof body === 'string' || body instanceof Uint8Array
    const answer = await app.request(path, {
      method,
      headers: {
        ...(userId !== null && { 'x-test-user': userId }),
        ...(body !== undefined && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }

  const newPerson = async (names: { firstName?: string; lastName?: string } = {}) => {
    const person = { ...buildPerson({ membership: null }), ...names }
    return { ...person, userId: (await seedPeople(database, [person])).get(person.email) ?? '' }
  }

  return {
    parts,
    send,
    newPerson,
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    actAsStaff: (userId: string) => {
      staffId = userId
    },
    /** An association with a contact person, and its address in the API. */
    async newAssociation(values: Parameters<typeof addAssociation>[1] = {}) {
      const { id, slug } = await addAssociation(database, values)
      const contact = (await newPerson()).userId
      await addContact(database, id, contact)
      return { id, slug, contact, path: `/api/frontend/my-associations/${id}` }
    },
    async withRole(associationId: string, kind: RoleKind, days = {}) {
      const { userId } = await newPerson()
      await addRole(database, { associationId, userId, kind }, days)
      return userId
    },
    async newMember(
      associationId: string,
      names: { firstName?: string; lastName?: string } = {},
      term: Parameters<typeof addMember>[2] = {},
    ) {
      const person = await newPerson(names)
      const memberId = await addMember(database, { associationId, userId: person.userId }, term)
      return { ...person, memberId }
    },
    async mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
      const { rows } = await database.execute<{ payload: { subject: string; text: string } }>(sql`
        select payload from graphile_worker._private_jobs where payload ->> 'to' = ${email}`)
      return rows.map(({ payload }) => payload)
    },
  }
}

export const tokenIn = ({ text }: { text: string }): string =>
  decodeURIComponent(/#token=(\S+)/.exec(text)?.[1] ?? '')
