import { eq, sql } from 'drizzle-orm'
import { staffFactor, staffInvitation, staffMember } from '#core/staff-area/tables.server.ts'
import { described as invitation } from '#features/staff-access/accept-invitation/endpoints.server.ts'
import { createInvitationToken } from '#features/staff-access/accept-invitation/invitation-token.server.ts'
import { described as editors } from '#features/staff-access/editors/endpoints.server.ts'
import { described as enter } from '#features/staff-access/enter/endpoints.server.ts'
import { described as people } from '#features/staff-access/people/endpoints.server.ts'
import { inviteStaff } from '#features/staff-access/people/invite-staff.server.ts'
import type { Description } from '#platform/api/describe-endpoint.server.ts'
import { isSchema } from '#platform/api/describe-endpoint.server.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { Database } from '#platform/database/database.server.ts'
import { buildPerson, newAddress, seedPeople } from './accounts.testing.server.ts'
import type { AuditedCall, AuditedCalls } from './audited.testing.ts'
import { cookiesOf } from './role-matrix.testing.server.ts'
import { codeOf, seedStaff } from './staff.testing.server.ts'

const command = { kind: 'command' } as const

const ofFeatures = import.meta.glob<AuditedCalls>('../features/*/audited.testing.server.ts', {
  eager: true,
  import: 'auditedCalls',
})

type Keys = { PORTAL_URL: string; AUTH_SECRET: string }

export const nameOf = ({ endpoint }: Description) => `${endpoint.method} ${endpoint.path}`

export type Scenario = () => Promise<AuditedCall>

/** One successful call of every endpoint that is audited: the features', and of the way in by itself. */
export function auditedScenarios(
  database: Database,
  configuration: Keys,
): ReadonlyMap<string, Scenario> {
  const ofFeature = Object.values(ofFeatures)
    .flat()
    .map(([description, prepare]): [Description, Scenario] => [
      description,
      () => prepare(database),
    ])
  const ofWayIn = wayIn(database, configuration)
  return new Map(
    [...ofFeature, ...ofWayIn].map(([description, prepare]) => [nameOf(description), prepare]),
  )
}

function wayIn(database: Database, configuration: Keys): [Description, Scenario][] {
  const logIn = (userId: string) => cookiesOf(database, configuration, userId, false)

  async function newUser() {
    const person = buildPerson({ membership: null })
    const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
    return { userId, email: person.email, cookie: await logIn(userId) }
  }

  async function invite(email: string) {
    await inviteStaff(database, command, { email, roles: ['contact'], locale: 'no' })
    const [{ id = '' } = {}] = await database
      .select({ id: staffInvitation.id })
      .from(staffInvitation)
      .where(eq(staffInvitation.email, email))
    return { id, token: (await createInvitationToken(database, id))?.token ?? '' }
  }

  async function colleague() {
    const { userId } = await seedStaff(database, ['contact'])
    return { params: { userId }, concernedId: userId }
  }

  return [
    [
      enter.enterStaffArea,
      async () => {
        const { userId, secret } = await seedStaff(database, ['sports'])
        const code = await codeOf(secret, new Date())
        return { cookie: await logIn(userId), body: { code, locale: 'no' } }
      },
    ],
    [enter.leaveStaffArea, async () => ({})],
    [
      enter.confirmEnrolment,
      async () => {
        const { userId, secret } = await seedStaff(database, ['sports'])
        await database
          .update(staffFactor)
          .set({ confirmedAt: null })
          .where(eq(staffFactor.userId, userId))
        await database
          .update(staffMember)
          .set({ enrolmentUntil: sql`now() + interval '1 hour'` })
          .where(eq(staffMember.userId, userId))
        return { cookie: await logIn(userId), body: { code: await codeOf(secret, new Date()) } }
      },
    ],
    [
      enter.renewRecoveryCodes,
      async () => {
        const { userId, secret } = await seedStaff(database, ['sports'])
        const cookie = await cookiesOf(database, configuration, userId, true)
        return { cookie, body: { code: await codeOf(secret, new Date()) } }
      },
    ],
    [
      invitation.acceptInvitation,
      async () => {
        const { token } = await invite('ny@trivsel.example')
        const password = 'fire rare gule fugler'
        return { body: { token, firstName: 'Ny', lastName: 'Her', password } }
      },
    ],
    [
      invitation.joinStaff,
      async () => {
        const { email, cookie } = await newUser()
        return { cookie, body: { token: (await invite(email)).token } }
      },
    ],
    [
      people.inviteStaff,
      async () => {
        const { userId, email } = await newUser()
        return { body: { email, roles: ['sports'], locale: 'no' }, concernedId: userId }
      },
    ],
    [
      people.withdrawInvitation,
      async () => ({ params: { id: (await invite('angret@trivsel.example')).id } }),
    ],
    [people.changeRoles, async () => ({ ...(await colleague()), body: { roles: ['sports'] } })],
    [people.endStaff, colleague],
    [people.resetFactor, async () => ({ ...(await colleague()), body: { locale: 'no' } })],
    [
      editors.invite,
      async () => {
        const { userId, email } = await newUser()
        return { body: { email, name: 'Ny', role: 'editor', locale: 'no' }, concernedId: userId }
      },
    ],
    [
      editors.remove,
      async () => {
        const { userId, email } = await newUser()
        return { body: { email }, concernedId: userId }
      },
    ],
  ]
}

type Api = { request: (address: string, init: RequestInit) => Response | Promise<Response> }

/** Makes a call as a browser does. */
export async function call(
  api: Api,
  description: Description,
  { cookie, body, concernedId: _, ...parts }: AuditedCall,
): Promise<Response> {
  return api.request(endpointAddress(description.endpoint, parts), {
    method: description.endpoint.method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': newAddress(),
      ...(cookie && { cookie }),
      // Of a form, its boundary is part of the type.
      ...(body && !(body instanceof FormData) && { 'content-type': typeOf(description) }),
    },
    ...(body && { body: writeBody(body) }),
  })
}

const writeBody = (body: object | string) =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body)

function typeOf({ body }: Description): string {
  return body && !isSchema(body) ? body.type : 'application/json'
}
