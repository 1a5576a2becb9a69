import { randomBytes } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { createApi } from '#platform/api/create-api.server.ts'
import { unavailable } from '#platform/api/errors.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createLoginApi } from './handlers.server.ts'

const configuration = {
  PORTAL_URL: 'https://trivsel.example',
  TRIVSEL_ENV: 'production',
  AUTH_SECRET: randomBytes(24).toString('base64url'),
  TRUST_PROXY: { hops: 0 },
} as const

it('rejects a login without reading its body when the queue is full', async () => {
  const start = vi.fn()
  const logins = createLoginApi({
    database: {} as never,
    passwords: {
      refuseWhenFull: () => {
        throw unavailable()
      },
    },
    signIn: { start },
    configuration,
  })
  const pull = vi.fn()
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  const answer = await createApi({ configuration, log: createLog('silent') })
    .route('/', logins)
    .request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body,
      duplex: 'half',
    } as RequestInit)
  expect([answer.status, await answer.json()]).toEqual([503, { error: 'UNAVAILABLE' }])
  expect(pull).not.toHaveBeenCalled()
  expect(start).not.toHaveBeenCalled()
})
