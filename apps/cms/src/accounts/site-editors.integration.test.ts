import { sql } from '@payloadcms/db-postgres'
import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyMailbox, queuedMails } from '../testing/mails.ts'
import { openApi } from '../testing/rest.ts'
import { startTestPayload } from '../testing/test-payload.ts'

const { payload } = await startTestPayload()
// It reads the settings that the line above has made.
const { environment } = await import('../environment.ts')
const callApi = openApi(payload)

beforeAll(() => {
  payload.logger.level = 'silent'
})

async function call(method: string, json?: unknown, key = environment.siteKey) {
  const answer = await callApi('/site-editors', {
    method,
    ...(json !== undefined && { json }),
    headers: { [siteKeyHeader]: key },
  })
  return { status: answer.status, body: await answer.json() }
}
const invitation = (name: string, rest: object = {}) => ({
  email: `${name}@example.no`,
  name,
  role: 'editor',
  locale: 'no',
  ...rest,
})
const invite = (name: string, rest?: object) => call('POST', invitation(name, rest))
const listed = async () => (await call('GET')).body.editors
const tokenIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1]
const choosePassword = (token: string | undefined) =>
  callApi('/editors/reset-password', {
    method: 'POST',
    json: { token, password: 'et langt nok passord' },
    headers: { 'x-trivsel-client-address': '192.0.2.1' },
  })

describe('editors, for the portal', () => {
  it('are invited by mail, and the first becomes an admin', async () => {
    expect(await invite('anna')).toEqual({ status: 201, body: { success: true } })
    expect(await invite('bo', { role: 'publisher', locale: 'en' })).toMatchObject({ status: 201 })
    expect(await listed()).toEqual([
      { email: 'anna@example.no', name: 'anna', role: 'admin', linkUntil: expect.any(String) },
      { email: 'bo@example.no', name: 'bo', role: 'publisher', linkUntil: expect.any(String) },
    ])
    const [first] = await listed()
    const hours = (Date.parse(first.linkUntil) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThanOrEqual(72)
    const mails = await queuedMails(payload)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['anna@example.no', 'Du er invitert som redaktør i innholdssystemet'],
      ['bo@example.no', 'You are invited as an editor in the content system'],
    ])
    expect(mails[0]?.text).toContain('72 timer')
  })

  it('get a new link until they have used one, and the old one ends', async () => {
    await emptyMailbox(payload)
    expect(await invite('cato')).toMatchObject({ status: 201 })
    expect(await invite('cato')).toMatchObject({ status: 200 })
    const [old, second] = await queuedMails(payload)
    expect((await choosePassword(tokenIn(old?.text))).status).toBe(410)
    expect((await choosePassword(tokenIn(second?.text))).status).toBe(200)
    expect(await invite('cato')).toEqual({ status: 409, body: { error: 'ALREADY_EDITOR' } })
    expect(await listed()).toContainEqual(
      expect.objectContaining({ email: 'cato@example.no', linkUntil: null }),
    )
  })

  it('have the name and role of the newest invitation, and the last admin stays one', async () => {
    await invite('frida')
    expect(await invite('frida', { name: 'Frida', role: 'publisher' })).toMatchObject({
      status: 200,
    })
    expect(await listed()).toContainEqual(
      expect.objectContaining({ email: 'frida@example.no', name: 'Frida', role: 'publisher' }),
    )
    expect(await invite('anna')).toEqual({ status: 409, body: { error: 'LAST_EDITOR_ADMIN' } })
    expect(await invite('anna', { role: 'admin' })).toMatchObject({ status: 200 })
  })

  it('invited twice at once are one account', async () => {
    const both = await Promise.all([invite('dina'), invite('dina')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201])
  })

  it('are removed, and the last admin is not', async () => {
    const remove = (name: string) => call('DELETE', { email: `${name}@example.no` })
    expect(await remove('anna')).toEqual({ status: 409, body: { error: 'LAST_EDITOR_ADMIN' } })
    await invite('eva', { role: 'admin' })
    const both = await Promise.all([remove('anna'), remove('eva')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await remove('bo')).toEqual({ status: 200, body: { success: true } })
    expect(await remove('bo')).toEqual({ status: 404, body: { error: 'EDITOR_NOT_FOUND' } })
  })

  it('are nobody’s business without the site key', async () => {
    const before = await payload.db.drizzle.execute(sql`select count(*) from cms.editors`)
    for (const method of ['GET', 'POST', 'DELETE']) {
      const json = method === 'GET' ? undefined : invitation('mallory')
      expect(await call(method, json, 'another key')).toEqual({
        status: 401,
        body: { error: 'UNAUTHORIZED' },
      })
    }
    const after = await payload.db.drizzle.execute(sql`select count(*) from cms.editors`)
    expect(after.rows).toEqual(before.rows)
  })

  it('cannot be made of what the contract does not describe', async () => {
    const wrong = [
      {},
      [],
      invitation('x', { role: 'owner' }),
      invitation('x', { email: 'x' }),
      invitation('x', { name: ' ' }),
      invitation('x', { name: 'x'.repeat(101) }),
      invitation('x', { password: 'x' }),
    ]
    for (const body of wrong)
      expect(await call('POST', body)).toEqual({ status: 400, body: { error: 'INVALID_REQUEST' } })
  })
})
