import crypto from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { loginLimits } from '@trivsel/account-guard/attempt-limit'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeEditors } from '../testing/editors.ts'
import { openApi } from '../testing/rest.ts'
import { startTestPayload } from '../testing/test-payload.ts'

const { payload } = await startTestPayload()
// It reads the settings that the line above has made.
const { countAttempt } = await import('./attempt-limit.ts')
const callApi = openApi(payload)
const password = 'a-long-password'

beforeAll(async () => {
  payload.logger.level = 'silent'
  await makeEditors(payload)
})
beforeEach(() => payload.db.drizzle.execute(sql`truncate cms.editor_attempts`))

const login = (email: string, given: string, from = '192.0.2.1', cookie = '') =>
  callApi('/editors/login', {
    method: 'POST',
    json: { email, password: given },
    headers: {
      'x-trivsel-client-address': from,
      'accept-language': 'en',
      ...(cookie && { cookie }),
    },
  })
const statusOf = async (...attempt: Parameters<typeof login>) => (await login(...attempt)).status
const inTurn = async (count: number, act: (turn: number) => Promise<number>) => {
  const statuses: number[] = []
  for (let turn = 0; turn < count; turn++) statuses.push(await act(turn))
  return statuses
}

describe('attempts to log in', () => {
  it('are ten on an account from one address; its owner gets in from another', async () => {
    const wrong = () => statusOf('editor@trivsel.example', 'feil passord')
    expect(await inTurn(11, wrong)).toEqual([...Array<number>(10).fill(401), 429])
    const blocked = await login('Editor@trivsel.example ', password)
    expect([blocked.status, await blocked.json()]).toEqual([
      429,
      {
        error: 'TOO_MANY_LOGIN_ATTEMPTS',
        errors: [{ message: 'Too many attempts to log in. Wait 15 minutes and try again.' }],
      },
    ])
    const seconds = Number(blocked.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(900)
    expect(await statusOf('editor@trivsel.example', password, '198.51.100.7')).toBe(200)
    await payload.db.drizzle.execute(
      sql`update cms.editor_attempts set window_started_at = now() - interval '15 minutes'`,
    )
    expect(await statusOf('editor@trivsel.example', password)).toBe(200)
  })

  it('are a hundred from one address, whatever the accounts', async () => {
    await statusOf('nobody@trivsel.example', 'feil passord')
    await payload.db.drizzle.execute(sql`update cms.editor_attempts set attempts = 99`)
    expect(await statusOf('somebody@trivsel.example', 'feil passord')).toBe(401)
    expect(await statusOf('another@trivsel.example', 'feil passord')).toBe(429)
    expect(await statusOf('another@trivsel.example', 'feil passord', '192.0.2.2')).toBe(401)
  })

  it('count all of those that come at once', async () => {
    const attempt = { account: 'admin@trivsel.example', address: '192.0.2.1' }
    const attempts = await Promise.allSettled(
      Array.from({ length: 14 }, () => countAttempt(payload, loginLimits, attempt)),
    )
    expect(attempts.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  })

  it('are forgotten when one succeeds; its address keeps the others', async () => {
    await inTurn(2, () => statusOf('admin@trivsel.example', 'feil passord'))
    expect(await statusOf('admin@trivsel.example', password)).toBe(200)
    const { rows } = await payload.db.drizzle.execute<{ attempts: number }>(
      sql`select attempts from cms.editor_attempts order by attempts`,
    )
    expect(rows.map(({ attempts }) => attempts)).toEqual([0, 2, 2])
  })

  it('are a hundred in a day on an account from all addresses; its known browser gets in', async () => {
    const email = 'editor@trivsel.example'
    const answer = await login(email, password)
    const cookie = answer.headers
      .getSetCookie()
      .find((line) => line.startsWith('content-editor-device='))
      ?.split(';')[0]
    expect(cookie).toMatch(/=[\w-]{22}\.[\w-]{43}$/)
    await statusOf(email, 'feil passord', '198.51.100.1')
    await payload.db.drizzle.execute(
      sql`update cms.editor_attempts set attempts = 100 where attempts = 1`,
    )
    // The two of that address are not asked about again; the one of the account is.
    expect(await statusOf(email, password, '198.51.100.2')).toBe(429)
    expect(await statusOf(email, password, '198.51.100.3', cookie)).toBe(200)
    expect(await statusOf('admin@trivsel.example', password, '198.51.100.4')).toBe(200)
  })

  it('leave no address of anybody behind', async () => {
    await statusOf('admin@trivsel.example', 'feil passord')
    const { rows } = await payload.db.drizzle.execute(sql`select * from cms.editor_attempts`)
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/admin|192\.0/)
  })
})

describe('an address without an account', () => {
  it('is answered as one with a wrong password, after the same work', async () => {
    const hashing = vi.spyOn(crypto, 'pbkdf2')
    const work = async (email: string) => {
      hashing.mockClear()
      const answer = await login(email, 'feil passord')
      return {
        status: answer.status,
        text: await answer.text(),
        headers: [...answer.headers].toSorted(),
        hashed: hashing.mock.calls.map(([given, , iterations, length, digest]) => [
          given,
          iterations,
          length,
          digest,
        ]),
      }
    }
    const known = await work('admin@trivsel.example')
    expect(known.status).toBe(401)
    expect(known.hashed).toHaveLength(1)
    expect(await work('nobody@trivsel.example')).toEqual(known)
    hashing.mockRestore()
  })
})
