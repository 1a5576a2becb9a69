import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { PortalContext } from '#core/feature/feature.server.ts'
import { FileStoreError } from '#core/files/store/file-store.ts'
import type { ConnectionOutcome } from '#core/setup/connection.ts'
import { ownConnections } from '#features/setup/connections.server.ts'
import { createSetupApi } from '#features/setup/handlers.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createMailer } from '#platform/mail/mailer.server.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { setupChecks } from '../features.server.ts'

const { database } = await createTestDatabase()
const userId = await createMember(database, null)
const log = createLog('silent')
const staff = { kind: 'staff', userId, roles: ['admin'], requestId: null } as const

type Surroundings = Partial<Record<'mailer' | 'files' | 'content' | 'configuration', object>>
const openApi = (surroundings: Surroundings = {}) =>
  createApi({ configuration: testConfiguration, log }).route(
    '/',
    createSetupApi({
      database,
      log,
      requireStaff: allowStaff(staff),
      setupChecks,
      connections: ownConnections,
      configuration: {},
      ...surroundings,
    } as unknown as PortalContext),
  )

const attempt = async (key: string, surroundings: Surroundings = {}) => {
  const answer = await openApi(surroundings).request(
    `/api/frontend/staff/setup/connections/${key}`,
    { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } },
  )
  return (await answer.json()) as { outcome?: ConnectionOutcome; error?: string }
}

it('finds nothing done in an empty database but what a migration knows', async () => {
  const answer = await openApi().request('/api/frontend/staff/setup')
  const { items } = (await answer.json()) as { items: { page: string; isDone: boolean }[] }
  const done = items.filter(({ isDone }) => isDone).map(({ page }) => page)
  // Amounts are the same for all of Norway.
  expect(done).toEqual(['/staff/deposit-amounts'])
  expect(items.length).toBe(setupChecks.length)
})

/** Of a server that is no longer there. */
async function findClosedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
const port = await findClosedPort()

describe('trying a connection', () => {
  it('sends a mail to who tries it', async () => {
    const sent: { to: string }[] = []
    const mailer = { send: async (mail: { to: string }) => void sent.push(mail) }
    const real = { configuration: { SMTP_URL: 'smtp://mail.example' }, mailer }
    expect(await attempt('mail', real)).toEqual({ outcome: 'works' })
    expect(sent).toEqual([expect.objectContaining({ to: expect.stringContaining('@') })])
    expect(await attempt('mail', { mailer })).toEqual({ outcome: 'example' })
  })

  it.each([
    ['nobody listens', `smtp://127.0.0.1:${port}`, 'unreachable'],
    ['nobody has the name', 'smtp://mail.invalid', 'name-unknown'],
  ])('says of mail that %s', async (_, smtpUrl, outcome) => {
    const mailer = createMailer({ smtpUrl, from: 'post@fjordvel.example' })
    expect(await attempt('mail', { mailer })).toEqual({ outcome })
    mailer.close()
  })

  it('writes, reads and deletes a file', async () => {
    const stored = new Map<string, Buffer>()
    const store = {
      put: async (name: string, bytes: Buffer) => void stored.set(name, bytes),
      get: async (name: string) => stored.get(name) ?? null,
      delete: async (name: string) => void stored.delete(name),
    }
    expect(await attempt('files', { files: { store } })).toEqual({ outcome: 'works' })
    expect(stored.size).toBe(0)
    const refusing = {
      ...store,
      put: async () => {
        throw new FileStoreError('The bucket answered 403', { status: 403 })
      },
    }
    expect(await attempt('files', { files: { store: refusing } })).toEqual({ outcome: 'refused' })
    const forgetful = { ...store, get: async () => null }
    expect(await attempt('files', { files: { store: forgetful } })).toEqual({ outcome: 'failed' })
  })

  it('asks the scanner and the content system', async () => {
    const scan = async () => 'clean'
    expect(await attempt('scanner', { files: { scan } })).toEqual({ outcome: 'works' })
    expect(await attempt('scanner', { files: { scan: null } })).toEqual({ outcome: 'off' })
    const content = (isReachable: boolean) => ({
      content: { isReachable: async () => isReachable },
    })
    expect(await attempt('content', content(true))).toEqual({ outcome: 'works' })
    expect(await attempt('content', content(false))).toEqual({ outcome: 'unreachable' })
  })

  it('knows no other', async () => {
    expect(await attempt('money')).toEqual({ error: 'CONNECTION_NOT_FOUND' })
  })
})
